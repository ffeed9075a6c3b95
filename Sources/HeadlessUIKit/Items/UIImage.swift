/// An image, of which only the name is kept.
public final class UIImage: NSObject, Sendable {
  /// The name of the image in the app's catalogue, or of the system's symbol.
  package let name: String
  /// A Boolean value that indicates whether the image is one of the system's symbols.
  public let isSymbolImage: Bool

  /// Creates the image with a name, even if the catalogue does not contain it.
  public init?(named name: String) {
    self.name = name
    isSymbolImage = false
  }

  /// Creates the system's symbol with a name, even if the system does not have it.
  public init?(systemName name: String) {
    self.name = name
    isSymbolImage = true
  }
}
