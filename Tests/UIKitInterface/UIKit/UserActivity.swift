// swift-format-ignore-file
// Foundation's on Apple's platforms.
open class NSUserActivity: NSObject {
  public init(activityType: String) { _stub() }  // -initWithActivityType:
  open var activityType: String { _stub() }  // activityType
  open var title: String? { get { _stub() } set {} }  // title
  open var userInfo: [AnyHashable: Any]? { get { _stub() } set {} }  // userInfo
  open var webpageURL: URL? { get { _stub() } set {} }  // webpageURL
  open var referrerURL: URL? { get { _stub() } set {} }  // referrerURL
}

public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
