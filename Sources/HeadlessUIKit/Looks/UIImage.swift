/// An image; only the name and the way to draw it are kept.
public final class UIImage: NSObject, Sendable {
  /// The name of the image in the app's catalogue, or of the system's symbol.
  package let name: String
  /// A Boolean value that indicates whether the image is one of the system's symbols.
  public let isSymbolImage: Bool
  /// The way to draw the image.
  public let renderingMode: RenderingMode
  /// The number of pixels a point.
  public let scale: CGFloat

  init(
    _ name: String, isSymbol: Bool = false, mode: RenderingMode = .automatic, scale: CGFloat = 1, size: CGSize = .zero
  ) {
    self.name = name
    isSymbolImage = isSymbol
    renderingMode = mode
    self.scale = scale
    self.size = size
  }

  /// Creates an empty image.
  public override convenience init() { self.init("") }

  // Source: developer.apple.com/documentation/uikit/uiimage, "Comparing Images". The content of an image without a name is not known.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || !name.isEmpty && values == other.values
  }

  public override var hash: Int { name.isEmpty ? super.hash : values.hashValue }

  private var values: [AnyHashable] { [name, isSymbolImage, renderingMode, scale] }

  /// The size of an image that a renderer made, and zero for others, since no image is decoded.
  public let size: CGSize

  /// Creates an image from attributes, or from an element of its own as Xcode writes it since version 13.
  ///
  /// - Parameters:
  ///   - element: The element that has the image.
  ///   - key: The property that holds the image.
  convenience init?(in element: DocumentElement, key: String = "image") {
    let reference = element.child(key: key)
    let source = reference?.name == "imageReference" ? reference : nil
    guard let name = source?["image"] ?? element[key], !name.isEmpty else { return nil }
    self.init(name, isSymbol: (source ?? element)["catalog"] == "system")
  }
}
