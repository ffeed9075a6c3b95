import Portolan
import PortolanLinks

/// Something that the system opens the app with, as it is written in steps and on the command line.
enum Arrival: Hashable, Sendable {
  case link(String)
  /// A notification, whose payload is in a JSON file.
  case notification(file: String)
  /// A link to a website that was tapped elsewhere, and comes as what the user was doing.
  case activity(String)
  /// An entry of the menu on the app's icon, by its type.
  case shortcut(String)

  /// What the reports call it.
  var kind: String {
    switch self {
    case .link: "link"
    case .notification: "notification"
    case .activity: "activity"
    case .shortcut: "shortcut"
    }
  }

  /// What is written after the word for its kind.
  var text: String {
    switch self {
    case .link(let text), .notification(let text), .activity(let text), .shortcut(let text): text
    }
  }

  /// What the app is handed.
  ///
  /// - Parameters:
  ///   - links: Say what is wrong with a text that is no URL.
  ///   - folder: Where files are looked for; `nil` for the working directory.
  /// - Throws: `LinkError`, ``FileFault``, ``PayloadFault``.
  @MainActor
  func source<Value>(checkedBy links: LinkTable<Value>, in folder: URL?) throws -> DeepLinkSource {
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

  /// The system hands over URLs only, and Foundation mends texts that are none. The table of links does not, and says why.
  private static func url<Value>(_ text: String, checkedBy links: LinkTable<Value>) throws -> URL {
    let url = URL(string: text)
    if url?.absoluteString != text { _ = try links.parse(text) }
    guard let url else { throw NoURLFault(text: text) }
    return url
  }
}
