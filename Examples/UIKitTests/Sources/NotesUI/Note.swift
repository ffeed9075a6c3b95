/// A text that the user keeps.
public struct Note: Equatable, Sendable {
  /// The name of the note in lists.
  public var title: String
  /// The content of the note.
  public var text: String

  /// Creates a note.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
