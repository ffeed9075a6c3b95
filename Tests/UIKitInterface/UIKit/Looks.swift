// swift-format-ignore-file
open class UIFont: NSObject, @unchecked Sendable {
  open var fontName: String { _stub() }  // fontName
  open var pointSize: CGFloat { _stub() }  // pointSize
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash


}

