// swift-format-ignore-file
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { _stub() }  // -initWithActivityItems:applicationActivities:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

