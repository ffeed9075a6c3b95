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

  /// Creates an image from data, without decoding it.
  public convenience init?(data: Data) { self.init("") }

  /// Creates an image from data, without decoding it.
  public convenience init?(data: Data, scale: CGFloat) { self.init("", scale: scale) }

  /// The size of an image that a renderer made, and zero for others, since no image is decoded.
  public let size: CGSize

  /// Returns the image with another way to draw it.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name, isSymbol: isSymbolImage, mode: renderingMode, scale: scale, size: size)
  }

  /// Returns the image itself, since nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the image with a way to draw it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  // Unchecked, because the compiler cannot check a subclass of NSObject that others inherit from. It stores nothing.
  /// The looks of an image, without an effect.
  public class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  // Unchecked like its superclass, and it stores nothing either.
  /// The size and the thickness of a symbol, without an effect.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates the looks of a size.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates the looks of a size and a thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// Creates the looks of a size and a thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    /// Creates the looks of a size beside text.
    public convenience init(scale: SymbolScale) { self.init() }
    /// Creates the looks of a thickness.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates the looks of a text's style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Creates the looks of a text's style and a size beside text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// Creates the looks of a font.
    public convenience init(font: UIFont) { self.init() }
    /// Creates the looks of a colour in several strengths.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// Creates the system's symbol with a name, even if the system does not have it.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// Returns the image itself, since its looks have no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image itself, since its looks have no effect.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

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
