public import Portolan

/// The user in front of the window, for steps and for apps whose guards ask one.
///
/// UIKit has no such user: there the steps say that they cannot be done.
@MainActor
public struct Gestures {
  let window: UIWindow

  /// - Parameter window: The window that the user looks at.
  public init(window: UIWindow) {
    self.window = window
  }

  #if canImport(UIKit)
    /// Whether ``text`` is what is on screen.
    static let readsScreens = false

    var possible: [String] { [] }

    public func tap(_ title: String) throws { throw impossible }
    func back() throws { throw impossible }
    func swipeBack() throws { throw impossible }
    public func swipeDown() throws { throw impossible }
    func type(_ line: String) throws { throw impossible }
    func pressReturn() throws { throw impossible }
    var text: String { "" }

    private var impossible: StepFault {
      StepFault(reason: "on this platform nobody but the user makes gestures", possible: [])
    }
  #else
    /// Whether ``text`` is what is on screen.
    static let readsScreens = true

    /// What can be done now, as steps are written.
    var possible: [String] {
      window.user.possibleGestures.map { gesture in
        if gesture == "go back" { return "back" }
        if let field = Self.field(in: gesture) { return "type \(field) TEXT" }
        guard gesture.hasSuffix("\""), let quote = gesture.firstIndex(of: "\"") else { return gesture }
        return "tap " + gesture[quote...].dropFirst().dropLast()
      }
    }

    /// What is on screen.
    var text: String { window.renderedText }

    /// Writes into a field, in the place of what was there.
    ///
    /// - Parameter line: The name of the field, or its position such as `#1`, and the text; where there is one field, the
    ///   text alone will do.
    func type(_ line: String) throws {
      let fields = window.user.possibleGestures.compactMap(Self.field)
      let named =
        fields.filter { line == $0 || line.hasPrefix($0 + " ") }.max { $0.count < $1.count } ?? Self.position(in: line)
      guard let field = named ?? (fields.count == 1 ? fields.first : nil) else {
        let reason = fields.isEmpty ? "there is nothing to write into on screen" : "there is no such field on screen"
        throw StepFault(reason: reason, possible: possible)
      }
      let text = named == nil ? line : String(line.dropFirst(field.count + 1))
      try explained {
        try window.user.clear(field)
        try window.user.type(text, into: field)
      }
    }

    func pressReturn() throws {
      try explained { try window.user.pressReturn() }
    }

    /// The position of a field at the beginning of a line.
    private static func position(in line: String) -> String? {
      let word = line.prefix { $0 != " " }
      return word.hasPrefix("#") && Int(word.dropFirst()) != nil ? String(word) : nil
    }

    private static func field(in gesture: String) -> String? {
      let start = "type into \""
      return gesture.hasPrefix(start) ? String(gesture.dropFirst(start.count).dropLast()) : nil
    }

    /// Taps whatever has that name.
    ///
    /// - Parameter title: The name of a button of an alert, of the bar, a tab, a button, a row, or a switch.
    /// - Throws: Why it cannot be tapped, and what can be.
    public func tap(_ title: String) throws {
      try explained { try window.user.tap(title) }
    }

    func back() throws {
      try explained { try window.user.back() }
    }

    func swipeBack() throws {
      try explained { try window.user.swipeBack() }
    }

    /// Dismisses the sheet on top.
    ///
    /// - Throws: Why it cannot be dismissed, and what can be done.
    public func swipeDown() throws {
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
