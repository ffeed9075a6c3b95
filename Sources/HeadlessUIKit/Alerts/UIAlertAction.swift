/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// The title of the button.
  public private(set) final var title: String?
  /// The appearance and the meaning of the button.
  public private(set) final var style = Style.default
  /// A Boolean value that indicates whether the user can tap the button.
  open var isEnabled = true

  /// The title in one line, by which the user taps the button.
  final var tappedTitle: String? { title?.onOneLine }

  private(set) final var handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The appearance and the meaning of the button.
  ///   - handler: A closure that is called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
