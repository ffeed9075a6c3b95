/// An entry of the menu on the app's icon.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind of the entry, by which the app recognises it.
  public let type: String
  /// The title of the entry.
  public let localizedTitle: String
  /// The second line of the entry.
  public let localizedSubtitle: String?
  /// Further values for the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an entry that has only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an entry.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// The image of a shortcut.
@MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image from one of the system's symbols.
  public convenience init(systemImageName: String) { self.init(symbol: systemImageName) }

  private init(symbol: String) {}
}
