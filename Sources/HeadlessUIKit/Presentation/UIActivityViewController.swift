/// A sheet of the system that shares values; it is presented, and offers nothing here.
///
/// In a regular width it is a popover.
open class UIActivityViewController: InertUIActivityViewController {
  /// A closure that is called when the sheet is dismissed: with the kind of the activity, a Boolean value that indicates whether it
  /// was completed, the values that it returned, and its error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  package let activityItems: [Any]

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The values to share.
  ///   - applicationActivities: Activities of the app's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet without values.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  // Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller: "On iPad, you must present the view controller in a
  // popover".
  override var automaticPresentationStyle: UIModalPresentationStyle { .popover }
}
