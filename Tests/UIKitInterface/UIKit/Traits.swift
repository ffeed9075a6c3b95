// swift-format-ignore-file
open class UITraitCollection: NSObject, @unchecked Sendable {
  public convenience override init() { _stub() }  // -init
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash
}

open class UIColor: NSObject, @unchecked Sendable {
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { _stub() }  // -initWithHue:saturation:brightness:alpha:
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash
}

open class UIImage: NSObject, @unchecked Sendable {
  open var isSymbolImage: Bool { _stub() }  // symbolImage
  open var size: CGSize { _stub() }  // size
  open var renderingMode: UIImage.RenderingMode { _stub() }  // renderingMode
  open var scale: CGFloat { _stub() }  // scale
  public convenience override init() { _stub() }  // -init
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // -hash
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  @available(*, deprecated) open class var main: UIScreen { _stub() }  // +mainScreen
  open var bounds: CGRect { _stub() }  // bounds
}
