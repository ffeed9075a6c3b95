extension UIImage {
  // Unchecked, because the compiler cannot check a subclass of NSObject that others inherit from. It stores nothing.
  /// The looks of an image, which have no effect here.
  public class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// The thicknesses of symbols, with UIKit's values.
  public enum SymbolWeight: Int, Sendable {
    /// The thickness of the text beside the symbol.
    case unspecified = 0
    /// A thickness of UIKit.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The sizes of symbols beside text, with UIKit's values.
  public enum SymbolScale: Int, Sendable {
    /// The size of the system.
    case `default` = -1
    /// No size.
    case unspecified = 0
    /// A size of UIKit.
    case small, medium, large
  }

  // Unchecked like its superclass, and it stores nothing either.
  /// The size and the thickness of a symbol, which have no effect here.
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
}
