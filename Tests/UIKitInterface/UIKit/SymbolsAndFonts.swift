// swift-format-ignore-file
extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { _stub() }  // -initWithPointSize:
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { _stub() }  // -initWithPointSize:weight:
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { _stub() }  // -initWithPointSize:weight:scale:
    public convenience init(scale: SymbolScale) { _stub() }  // -initWithScale:
    public convenience init(weight: SymbolWeight) { _stub() }  // -initWithWeight:
    public convenience init(textStyle: UIFont.TextStyle) { _stub() }  // -initWithTextStyle:
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { _stub() }  // -initWithTextStyle:scale:
    public convenience init(font: UIFont) { _stub() }  // -initWithFont:
    public convenience init(hierarchicalColor: UIColor) { _stub() }  // -initWithHierarchicalColor:
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) { _stub() }  // -initWithSystemName:withConfiguration:
  public func withConfiguration(_ configuration: Configuration) -> UIImage { _stub() }  // -withConfiguration:
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { _stub() }  // -applyingSymbolConfiguration:
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static var `default`: UIFontMetrics { _stub() }  // +default
  public init(forTextStyle textStyle: UIFont.TextStyle) { _stub() }  // -initWithForTextStyle:
  open func scaledFont(for font: UIFont) -> UIFont { _stub() }  // -scaledFontFor:
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { _stub() }  // -scaledFontFor:maximumPointSize:
  open func scaledValue(for value: CGFloat) -> CGFloat { _stub() }  // -scaledValueFor:
}

