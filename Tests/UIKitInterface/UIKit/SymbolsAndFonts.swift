// swift-format-ignore-file
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static var `default`: UIFontMetrics { _stub() }  // +default
  public init(forTextStyle textStyle: UIFont.TextStyle) { _stub() }  // -initWithForTextStyle:
  open func scaledFont(for font: UIFont) -> UIFont { _stub() }  // -scaledFontFor:
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { _stub() }  // -scaledFontFor:maximumPointSize:
  open func scaledValue(for value: CGFloat) -> CGFloat { _stub() }  // -scaledValueFor:
}

