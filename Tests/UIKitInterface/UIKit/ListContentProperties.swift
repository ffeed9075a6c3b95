// swift-format-ignore-file
extension UIListContentConfiguration {
  public struct TextProperties: Hashable, Sendable {
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
    public var font: UIFont { get { _stub() } set {} }  // font
    public var color: UIColor { get { _stub() } set {} }  // color
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment { get { _stub() } set {} }  // alignment
    public var lineBreakMode: NSLineBreakMode { get { _stub() } set {} }  // lineBreakMode
    public var numberOfLines: Int { get { _stub() } set {} }  // numberOfLines
    public var adjustsFontSizeToFitWidth: Bool { get { _stub() } set {} }  // adjustsFontSizeToFitWidth
    public var minimumScaleFactor: CGFloat { get { _stub() } set {} }  // minimumScaleFactor
    public var adjustsFontForContentSizeCategory: Bool { get { _stub() } set {} }  // adjustsFontForContentSizeCategory
    public var transform: UIListContentConfiguration.TextProperties.TextTransform { get { _stub() } set {} }  // transform
  }
  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { _stub() } set {} }  // preferredSymbolConfiguration
    public var tintColor: UIColor? { get { _stub() } set {} }  // tintColor
    public var cornerRadius: CGFloat { get { _stub() } set {} }  // cornerRadius
    public var maximumSize: CGSize { get { _stub() } set {} }  // maximumSize
    public var reservedLayoutSize: CGSize { get { _stub() } set {} }  // reservedLayoutSize
  }
}

