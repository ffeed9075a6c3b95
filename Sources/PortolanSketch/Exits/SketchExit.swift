#if !canImport(UIKit)
  import Portolan

  /// A way from a screen to another one that a sketch declares.
  struct SketchExit<AppScreen: Screen>: Sendable {
    /// The kind of a way.
    enum Kind: Sendable { case button, flow, byHand, part, event, guarding }

    /// The name of the screen or the page, or of the events.
    let from: String
    /// The title of the button.
    let title: String
    let to: AppScreen
    let kind: Kind
    let condition: SketchCondition

    /// The title, with the condition and the kind if they are not the usual ones.
    var text: String {
      let condition =
        switch condition {
        case .always: ""
        case .text: " (with a text)"
        case .on(let flag): " (if \(flag))"
        case .not(let flag): " (unless \(flag))"
        }
      let kind =
        switch kind {
        case .button, .guarding: ""
        case .flow: " (a flow)"
        case .byHand: " (by hand)"
        case .part: " (part)"
        case .event: " (by itself)"
        }
      return title + condition + kind
    }
  }
#endif
