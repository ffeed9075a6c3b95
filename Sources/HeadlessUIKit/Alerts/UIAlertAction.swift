/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// How the button is drawn, and what it means.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The one that leaves everything as it was; there is at most one.
    case cancel = 1
    /// One that deletes or changes something for good.
    case destructive = 2
  }

  /// The words.
  public let title: String?
  /// How the button is drawn.
  public let style: Style
  /// Whether the user can tap the button.
  open var isEnabled = true

  final let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - style: What it means.
  ///   - handler: Called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(words: title, style: style, handler: handler)
  }

  private init(words: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
    title = words
    self.style = style
    self.handler = handler
    super.init()
  }
}
