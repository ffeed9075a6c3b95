/// An entry of the menu on the app's icon.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind of entry, which the app recognises.
  public let type: String
  /// The words of the entry.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// What else the app needs.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an entry with words only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an entry.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}

/// The picture of a shortcut.
@MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture from one of the system's symbols.
  public convenience init(systemImageName: String) {
    self.init(symbol: systemImageName)
  }

  private init(symbol: String) {
    super.init()
  }
}
