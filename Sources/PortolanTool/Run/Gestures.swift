/// The gestures of a user in a window, for steps and for apps whose guards ask the user.
///
/// On UIKit gestures cannot be simulated, and every gesture throws an error.
///
/// ```swift
/// let gestures = Gestures(window: app.window)
/// try gestures.tap("Log in")
/// try gestures.swipeDown()
/// ```
@MainActor
public struct Gestures {
  let window: UIWindow

  /// Creates gestures in a window.
  ///
  /// - Parameter window: The window that the user sees.
  public init(window: UIWindow) {
    self.window = window
  }

  #if canImport(UIKit)
    /// A Boolean value that indicates whether ``text`` is the text on screen.
    static let readsScreens = false

    var possible: [String] { [] }
    func possible(with texts: [String]) -> [String] { [] }

    /// Throws an error, since gestures cannot be simulated on this platform.
    ///
    /// - Parameter title: The name of the control.
    /// - Throws: An error with the reason.
    public func tap(_ title: String) throws { throw impossible }
    func perform(_ gesture: String) throws { throw impossible }
    /// Throws an error, since gestures cannot be simulated on this platform.
    ///
    /// - Throws: An error with the reason.
    public func swipeDown() throws { throw impossible }
    func type(_ line: String) throws { throw impossible }
    func pressReturn() throws { throw impossible }
    func resize(isCompact: Bool) throws { throw impossible }
    var text: String { "" }
    func namesOfFocus(_ names: (UIViewController) -> [String]) -> [String] { ["nothing"] }

    private var impossible: StepFault {
      StepFault("gestures cannot be simulated on this platform")
    }
  #else
    /// A Boolean value that indicates whether ``text`` is the text on screen.
    static let readsScreens = true

    /// The possible gestures, in the spelling of steps.
    package var possible: [String] { window.user.possible.map(\.step) }

    /// Returns the possible gestures in the spelling of steps, those with a blank once for each text that fits.
    package func possible(with texts: [String]) -> [String] {
      window.user.possible.flatMap { $0.steps(with: texts) }
    }

    /// The text on screen.
    var text: String { window.renderedText }

    /// Returns the names of the element on which the focus of VoiceOver is, with the names of a controller for its view.
    func namesOfFocus(_ names: (UIViewController) -> [String]) -> [String] {
      guard let focus = window.headless.accessibilityFocus else { return ["nothing"] }
      return focus.owner.map(names) ?? focus.spokenNames
    }

    /// Replaces the text of a field.
    ///
    /// - Parameter line: The name of the field, or its position such as `#1`, and the text. If there is only one field,
    ///   the text alone is enough.
    /// - Throws: ``StepFault`` if there is no such field.
    package func type(_ line: String) throws {
      let fields = window.user.fieldNames
      let named =
        fields.filter { line == $0 || line.hasPrefix($0 + " ") }.max { $0.count < $1.count } ?? Self.position(in: line)
      guard let field = named ?? (fields.count == 1 ? fields.first : nil) else {
        let reason = fields.isEmpty ? "there is no text field on screen" : "there is no such text field on screen"
        throw StepFault(reason, possible: possible)
      }
      let text = named == nil ? line : String(line.dropFirst(field.count + 1))
      try explained {
        try window.user.clear(field)
        try window.user.type(text, into: field)
      }
    }

    package func pressReturn() throws {
      try explained { try window.user.pressReturn() }
    }

    /// Changes the width of all windows of the scene, as by rotating the device.
    package func resize(isCompact: Bool) throws {
      let scene = window.windowScene
      // All windows for which no scene was named are in the first one, also the windows of other apps and of tests.
      let isNamed = scene !== UIApplication.shared.firstWindowScene
      for window in isNamed ? scene?.windows ?? [window] : [window] {
        window.user.resize(to: isCompact ? .compact : .regular)
      }
    }

    /// Returns the position of a field at the beginning of a line.
    private static func position(in line: String) -> String? {
      let word = line.prefix { $0 != " " }
      return word.wholeMatch(of: /#[0-9]+/) == nil ? nil : String(word)
    }

    /// Taps the control with a name.
    ///
    /// - Parameter title: The name of a button of an alert, a bar button, a tab, a button, a row, or a switch.
    /// - Throws: An error with the reason and the possible gestures, if the control cannot be tapped.
    public func tap(_ title: String) throws {
      try explained { try window.user.tap(title) }
    }

    /// Makes a gesture that a container on screen offers, such as `go back`, or another one of the possible gestures.
    ///
    /// - Parameter gesture: The written form of a container's gesture, or the step for another one.
    /// - Throws: A fault with the reason and the possible steps if nothing on screen offers it.
    package func perform(_ gesture: String) throws {
      try explained {
        if Step.isOfContainer(gesture) {
          _ = try window.user.perform(gesture)
        } else {
          try window.user.perform(step: gesture)
        }
      }
    }

    /// Dismisses the sheet on top with a swipe.
    ///
    /// - Throws: An error with the reason and the possible gestures, if the sheet cannot be dismissed.
    public func swipeDown() throws {
      let isDismissed = try explained { try window.user.swipeDown() }
      guard isDismissed else {
        throw StepFault("the sheet on top cannot be dismissed by a swipe", possible: possible)
      }
    }

    private func explained<Value>(_ gesture: () throws -> Value) throws -> Value {
      do {
        return try gesture()
      } catch let error as UserGestureError {
        throw StepFault(error.reason, possible: possible)
      }
    }
  #endif
}
