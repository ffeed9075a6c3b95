import Portolan

/// The user in front of the window, for steps. UIKit has no such user: there the steps say that they cannot be done.
@MainActor
struct Gestures {
  let window: UIWindow

  #if canImport(UIKit)
    var possible: [String] { [] }

    func tap(_ title: String) throws { throw impossible }
    func back() throws { throw impossible }
    func swipeBack() throws { throw impossible }
    func swipeDown() throws { throw impossible }

    private var impossible: StepFault {
      StepFault(reason: "on this platform nobody but the user makes gestures", possible: [])
    }
  #else
    /// What can be done now, as steps are written.
    var possible: [String] {
      window.user.possibleGestures.map { gesture in
        if gesture == "go back" { return "back" }
        guard gesture.hasSuffix("\""), let quote = gesture.firstIndex(of: "\"") else { return gesture }
        return "tap " + gesture[quote...].dropFirst().dropLast()
      }
    }

    func tap(_ title: String) throws {
      try explained { try window.user.tap(title) }
    }

    func back() throws {
      try explained { try window.user.back() }
    }

    func swipeBack() throws {
      try explained { try window.user.swipeBack() }
    }

    func swipeDown() throws {
      let isDismissed = try explained { try window.user.swipeDown() }
      guard isDismissed else {
        throw StepFault(reason: "the sheet on top does not let itself be dismissed", possible: possible)
      }
    }

    private func explained<Value>(_ gesture: () throws -> Value) throws -> Value {
      do {
        return try gesture()
      } catch let error as UserGestureError {
        throw StepFault(reason: error.reason, possible: possible)
      }
    }
  #endif
}
