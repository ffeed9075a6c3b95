/// A picture, of which only the name is kept.
public final class UIImage: NSObject, Sendable {
  /// The name in the catalogue of the app, or of the system's symbols.
  package let name: String
  /// Whether the picture is one of the system's symbols.
  public let isSymbolImage: Bool

  /// Creates the picture of that name, whether or not there is one.
  public init?(named name: String) {
    self.name = name
    isSymbolImage = false
  }

  /// Creates the system's symbol of that name, whether or not there is one.
  public init?(systemName name: String) {
    self.name = name
    isSymbolImage = true
  }
}
