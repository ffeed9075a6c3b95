/// An image, of which only the name and the way to draw it are kept.
public final class UIImage: NSObject, Sendable {
  /// The ways to draw an image.
  public enum RenderingMode: Int, Sendable {
    /// The way that the image's place determines.
    case automatic = 0
    /// The image with its own colours.
    case alwaysOriginal = 1
    /// The shape of the image in the tint colour.
    case alwaysTemplate = 2
  }

  /// The name of the image in the app's catalogue, or of the system's symbol.
  package let name: String
  /// A Boolean value that indicates whether the image is one of the system's symbols.
  public let isSymbolImage: Bool
  /// The way to draw the image.
  public let renderingMode: RenderingMode
  /// The number of pixels a point.
  public let scale: CGFloat

  init(_ name: String, isSymbol: Bool = false, mode: RenderingMode = .automatic, scale: CGFloat = 1) {
    self.name = name
    isSymbolImage = isSymbol
    renderingMode = mode
    self.scale = scale
  }

  /// Creates an empty image.
  public override convenience init() { self.init("") }

  /// Creates the image with a name, even if the catalogue does not contain it.
  public convenience init?(named name: String) { self.init(name) }

  /// Creates the image with a name, even if the catalogue of the bundle does not contain it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(name)
  }

  /// Creates the system's symbol with a name, even if the system does not have it.
  public convenience init?(systemName name: String) { self.init(name, isSymbol: true) }

  /// Creates the image in a file, whose name without folder and extension is the image's.
  public convenience init?(contentsOfFile path: String) {
    self.init(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
  }

  /// Creates an image from data, which is not decoded.
  public convenience init?(data: Data) { self.init("") }

  /// Creates an image from data, which is not decoded.
  public convenience init?(data: Data, scale: CGFloat) { self.init("", scale: scale) }

  /// The size, which is zero, since no image is decoded.
  public var size: CGSize { .zero }

  /// Returns the image with another way to draw it.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name, isSymbol: isSymbolImage, mode: renderingMode, scale: scale)
  }

  /// Returns the image itself, since nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the image with a way to draw it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
}
