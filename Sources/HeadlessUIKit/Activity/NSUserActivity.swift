// Apple's Foundation has its own `NSUserActivity`.
#if !canImport(Darwin)
  /// An activity of the user that one device or app hands over to another.
  open class NSUserActivity: NSObject {
    /// The kind of the activity, in reverse domain notation.
    public let activityType: String
    /// The title under which the activity is shown.
    open var title: String?
    /// The web page with the same content, or the link that the user tapped.
    open var webpageURL: URL?
    /// The values from which an app continues the activity.
    open var userInfo: [AnyHashable: Any]?
    /// A Boolean value that indicates whether another device can continue the activity.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether the activity can be found by a search.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether the activity can be suggested.
    open var isEligibleForPrediction = false
    /// A Boolean value that indicates whether the information must be saved.
    open var needsSave = false

    /// Creates an activity of the given kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Makes the activity current, without an effect.
    open func becomeCurrent() {}
    /// Ends the activity's role as current, without an effect.
    open func resignCurrent() {}
    /// Ends the activity, without an effect.
    open func invalidate() {}
    /// Adds values to the information.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of the activity with which a link to a website opens the app.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
