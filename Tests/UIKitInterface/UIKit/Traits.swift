// swift-format-ignore-file
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

@preconcurrency @MainActor open class UITraitCollection: NSObject {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { _stub() }  // +traitCollectionWithHorizontalSizeClass:
  open var horizontalSizeClass: UIUserInterfaceSizeClass { _stub() }  // horizontalSizeClass
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }  // traitCollection
}

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }  // preferredContentSize
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { _stub() }  // -initWithRed:green:blue:alpha:
  open class var white: UIColor { _stub() }  // +whiteColor
  open class var red: UIColor { _stub() }  // +redColor
  open class var systemBackground: UIColor { _stub() }  // +systemBackgroundColor
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { _stub() }  // +imageNamed:
  public convenience init?(systemName name: String) { _stub() }  // +systemImageNamed:
  open var isSymbolImage: Bool { _stub() }  // symbolImage
  open var size: CGSize { _stub() }  // size
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  @available(*, deprecated) open class var main: UIScreen { _stub() }  // +mainScreen
  open var bounds: CGRect { _stub() }  // bounds
}
