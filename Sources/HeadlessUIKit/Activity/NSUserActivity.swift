// Apple's Foundation has its own.
#if !canImport(Darwin)
  /// What the user was doing, handed from one device or app to another.
  open class NSUserActivity: NSObject {
    /// The kind of activity, in reverse domain notation.
    public let activityType: String
    /// The words under which the activity is shown.
    open var title: String?
    /// The page that shows the same in a browser, or that was tapped.
    open var webpageURL: URL?
    /// What is needed to go on with the activity.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
  }

  /// The kind of activity by which a link to a website opens the app.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
