// swift-format-ignore-file
@preconcurrency @MainActor open class UIActivity: NSObject {

  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { _stub() }  // -initWith_:
    public static var message: UIActivity.ActivityType { _stub() }  // UIActivityActivityTypeMessage
    public static var mail: UIActivity.ActivityType { _stub() }  // UIActivityActivityTypeMail
    public static var print: UIActivity.ActivityType { _stub() }  // UIActivityActivityTypePrint
    public static var copyToPasteboard: UIActivity.ActivityType { _stub() }  // UIActivityActivityTypeCopyToPasteboard
  }
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler? { get { _stub() } set {} }  // completionWithItemsHandler
  open var excludedActivityTypes: [UIActivity.ActivityType]? { get { _stub() } set {} }  // excludedActivityTypes
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { _stub() }  // -initWithActivityItems:applicationActivities:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }  // containerTraitCollection
  var maximumDetentValue: CGFloat { get }  // maximumDetentValue
}
