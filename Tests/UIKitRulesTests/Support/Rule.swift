/// The rules of UIKit on which a router depends: the contents of this rule book, with their numbers.
///
/// Each test has one as a trait, and its source as a tag: `.documented`, `.observed` or `.unsure`.
enum Rule: Int, CaseIterable {
  case presenter = 1
  case relations
  case refusal
  case raisingPresentation
  case dismissal
  case transitionState
  case inFlight
  case covering
  case userDismissal
  case rootReplacement
  case presentationControllers
  case completions
  case containment
  case viewLoading
  case appearance
  case navigation
  case offWindow
  case tabs
  case split
  case release
  case gestures
  case windows
  case items
  case coordinators
  case laterTurns
  case waitingCalls
  case atOnce
  case pages
  case layout
  case values
  case ownStorage

  /// The statement of the rule in a sentence.
  var statement: String {
    switch self {
    case .presenter:
      "The root-most ancestor presents, or the nearest that defines the context for a style of the current context."
    case .relations: "Who presents and who is presented is answered for a controller or its nearest such ancestor."
    case .refusal:
      "Off the window, and on a presenter that presents already, nothing is presented and no completion called."
    case .raisingPresentation: "What has a parent, or is presented or a root already, cannot be presented."
    case .dismissal: "What a controller presents is dismissed with all above it; otherwise its presenter is asked."
    case .transitionState: "A transition shows in the controllers that take part, from its beginning to its end."
    case .inFlight: "While a presenter's transition runs it presents and dismisses nothing else."
    case .covering: "A full-screen cover makes its presenter disappear; sheets and what lies over do not."
    case .userDismissal:
      "A sheet that the user swipes down is reported to its presentation's delegate, and to no other."
    case .rootReplacement: "A root that is replaced leaves in the window what it presents."
    case .presentationControllers:
      "A presentation has a controller, by its style or its delegate, and animations by its delegate."
    case .completions: "A completion is called once, after the last callback, in the call or later."
    case .containment: "Whoever adds or removes a child tells it the one half; built-in containers tell both."
    case .viewLoading: "A view is loaded by its first use, once."
    case .appearance: "Each controller on screen hears of its coming and going once, in order, and no other does."
    case .navigation: "A stack pushes, pops and replaces, keeps what stays and tells its delegate."
    case .offWindow: "Outside a window containers change at once, without a transition."
    case .tabs: "One tab is selected, by identity; delegates hear of the user's taps alone."
    case .split: "A split view shows its columns, replaces details, collapses and separates."
    case .release: "What left is released."
    case .gestures: "The user reaches only what is on top and at rest."
    case .windows: "A window shows its root while it is visible."
    case .items: "Items of bars take their words from controllers and actions."
    case .laterTurns: "What a call asks for happens in a later turn, animated or not; the call only notes it."
    case .waitingCalls: "What is asked for during a transition waits for its end."
    case .atOnce: "Tabs, roots, children and all that is in no window change before the call returns."
    case .pages: "Pages are turned by code or by the user, of whose turns alone the delegate hears."
    case .layout: "A view that needs layout is laid out when it appears or when asked, once, from the outside inward."
    case .values: "Controls keep their values in bounds and report the user's changes alone."
    case .ownStorage: "A delegate is found where it was stored, whatever a subclass answers for it."
    case .coordinators: "A transition in flight has a coordinator, for all who take part."
    }
  }
}
