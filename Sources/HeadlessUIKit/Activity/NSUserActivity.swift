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

    /// Creates an activity of the given kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of the activity with which a link to a website opens the app.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
