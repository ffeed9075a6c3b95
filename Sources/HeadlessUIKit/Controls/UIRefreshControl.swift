/// A control that a pull from the top of a scroll view triggers.
open class UIRefreshControl: UIControl {
  /// The text of the control.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether the control shows that content is loaded.
  public private(set) final var isRefreshing = false

  /// Shows that content is loaded.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the content was loaded.
  open func endRefreshing() { isRefreshing = false }

  /// Begins as a pull does, and sends `valueChanged` and `primaryActionTriggered`.
  final func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
