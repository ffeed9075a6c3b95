#if !canImport(UIKit)
  import Portolan
  import PortolanTool

  /// An action of the verification, as it is written in a story.
  struct Move: Hashable {
    /// The kind of an action.
    enum Kind: Hashable {
      /// A link, a notification, an activity or a shortcut.
      case event
      case gesture
      /// A step of the app, or a switch to another window or width.
      case other
    }

    let text: String
    let step: PortolanTool.Step

    var kind: Kind {
      switch step {
      case .event: .event
      case .tap, .gesture, .swipeDown, .type, .pressReturn: .gesture
      case .window, .width, .custom: .other
      }
    }

    /// Parses an action.
    ///
    /// - Throws: ``StepFault`` if there is no such action.
    init(_ text: String, own: [String]) throws(StepFault) {
      guard case .step(let step) = try StoryStep(text, own: own) else {
        throw StepFault("it is not an action")
      }
      self.text = text
      self.step = step
    }
  }
#endif
