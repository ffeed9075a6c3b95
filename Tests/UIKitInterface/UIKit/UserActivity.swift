// swift-format-ignore-file
// Foundation's on Apple's platforms.
open class NSUserActivity: NSObject {
  public init(activityType: String) { _stub() }  // -initWithActivityType:
  open var activityType: String { _stub() }  // activityType
  open var title: String? { get { _stub() } set {} }  // title
  open var userInfo: [AnyHashable: Any]? { get { _stub() } set {} }  // userInfo
  open var webpageURL: URL? { get { _stub() } set {} }  // webpageURL
  open var referrerURL: URL? { get { _stub() } set {} }  // referrerURL
  open var isEligibleForHandoff: Bool { get { _stub() } set {} }  // eligibleForHandoff
  open var isEligibleForSearch: Bool { get { _stub() } set {} }  // eligibleForSearch
  open var isEligibleForPrediction: Bool { get { _stub() } set {} }  // eligibleForPrediction
  open var needsSave: Bool { get { _stub() } set {} }  // needsSave
  open func becomeCurrent() { _stub() }  // -becomeCurrent
  open func resignCurrent() { _stub() }  // -resignCurrent
  open func invalidate() { _stub() }  // -invalidate
  open func addUserInfoEntries(from otherDictionary: [AnyHashable : Any]) { _stub() }  // -addUserInfoEntriesFrom:
}

public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"
