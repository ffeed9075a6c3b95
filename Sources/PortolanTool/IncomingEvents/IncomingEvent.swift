/// An event with which the system opens the app, as it is written in steps and on the command line.
package enum IncomingEvent: Hashable, Sendable {
  case link(String)
  /// A notification with its payload in a JSON file.
  case notification(file: String)
  /// A link to a website that was tapped in another app, and that arrives as a user activity.
  case activity(String)
  /// An item of the menu on the app's icon, by its type.
  case shortcut(String)

  /// The name of the kind in reports.
  var kind: String {
    switch self {
    case .link: "link"
    case .notification: "notification"
    case .activity: "activity"
    case .shortcut: "shortcut"
    }
  }

  /// The text after the word for the kind.
  var text: String {
    switch self {
    case .link(let text), .notification(let text), .activity(let text), .shortcut(let text): text
    }
  }

  /// Returns the source that the app receives.
  ///
  /// - Parameters:
  ///   - links: The table of links. It reports the faults of a text that is not a URL.
  ///   - folder: The folder for relative file names, or `nil` for the working directory.
  /// - Returns: The source.
  /// - Throws: `LinkError` or ``ToolFault``.
  @MainActor
  package func source<Value>(checkedBy links: LinkTable<Value>, in folder: URL?) throws -> DeepLinkSource {
    switch self {
    case .link(let text): return .url(try Self.url(text, checkedBy: links))
    case .notification(let file): return .notification(try Payload.read(file, in: folder))
    case .activity(let text):
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = try Self.url(text, checkedBy: links)
      return .userActivity(activity)
    case .shortcut(let type): return .shortcut(UIApplicationShortcutItem(type: type, localizedTitle: type))
    }
  }

  /// Returns the URL of a text.
  ///
  /// The system only passes URLs, and Foundation repairs texts that are not URLs. The table of links rejects such texts
  /// with a reason.
  private static func url<Value>(_ text: String, checkedBy links: LinkTable<Value>) throws -> URL {
    let url = URL(string: text)
    if url?.absoluteString != text { _ = try links.parse(text) }
    guard let url else {
      throw ToolFault("payload", "\(LinkText.quoted(text)) is not a URL. To fix: write a link of the app.")
    }
    return url
  }
}
