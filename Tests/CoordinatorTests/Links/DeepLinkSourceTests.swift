import Portolan
import PortolanTestTraits
import Testing

private enum Option: DeepLinkBuilding, Equatable {
  case items
  case item(String)

  static func build(with url: URL) -> Option? {
    switch url.host {
    case "items": .items
    case "item": .item(url.lastPathComponent)
    default: nil
    }
  }
}

@Suite("What an app can be opened with", .limited)
@MainActor
struct DeepLinkSourceTests {
  private let url = URL(string: "store://item/42")!

  private func activity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://item/42")
    return activity
  }

  @Test("A URL, an activity, a notification and a shortcut become the same option")
  func family() {
    #expect(Option.build(with: url) == .item("42"))
    #expect(Option.build(with: activity()) == .item("42"))
    #expect(
      Option.build(with: ["link": "store://item/42", "aps": [:] as [String: Any]] as [AnyHashable: Any]) == .item("42"))
    #expect(Option.build(with: UIApplicationShortcutItem(type: "store://items", localizedTitle: "Items")) == .items)
  }

  @Test("The link, activity or shortcut that launches an app is found among the options")
  func launchOptions() {
    #expect(Option.build(with: [.url: url]) == .item("42"))
    #expect(Option.build(with: [.remoteNotification: ["url": "store://items"] as [AnyHashable: Any]]) == .items)
    let dictionary: [AnyHashable: Any] = ["UIApplicationLaunchOptionsUserActivityKey": activity()]
    #expect(Option.build(with: [.userActivityDictionary: dictionary]) == .item("42"))
    let shortcut = UIApplicationShortcutItem(type: "store://items", localizedTitle: "Items")
    #expect(Option.build(with: [.shortcutItem: shortcut]) == .items)
    #expect(Option.build(with: nil as [UIApplication.LaunchOptionsKey: Any]?) == nil)
    #expect([DeepLinkSource].all(in: nil).isEmpty)
  }

  @Test("An activity without a page is looked through for a URL, and a text without a scheme is none")
  func texts() {
    let activity = NSUserActivity(activityType: "work")
    activity.userInfo = ["link": "store://item/42"]
    #expect(DeepLinkSource.userActivity(activity).url == url)
    #expect(Option.build(with: activity) == .item("42"))
    #expect(DeepLinkSource.notification(["link": "item/42", "url": "items"]).url == nil)
    #expect(DeepLinkSource.notification(["url": "items", "link": "store://item/42"]).url == url)
    #expect(DeepLinkSource.shortcut(UIApplicationShortcutItem(type: "items", localizedTitle: "Items")).url == nil)
  }

  @Test("Unknown and broken input is nil")
  func unknown() {
    #expect(Option.build(with: URL(string: "store://nowhere")!) == nil)
    #expect(Option.build(with: NSUserActivity(activityType: "work")) == nil)
    #expect(Option.build(with: ["url": 42, "link": [:] as [String: Any], "deeplink": ""] as [AnyHashable: Any]) == nil)
    #expect(Option.build(with: [1: 2] as [AnyHashable: Any]) == nil)
    #expect(Option.build(with: UIApplicationShortcutItem(type: "add", localizedTitle: "Add")) == nil)
    #expect(Option.build(with: [.url: "not a URL", .remoteNotification: 7]) == nil)
  }

  #if canImport(UIKit)
  #else
    // UIKit makes these itself.
    @Test("A scene's options and contexts are sources, too")
    func scene() {
      let response = HeadlessSystem.notificationResponse(userInfo: ["url": "store://items"])
      let options = HeadlessSystem.connectionOptions(
        urls: [url], userActivities: [activity()],
        shortcutItem: UIApplicationShortcutItem(type: "store://items", localizedTitle: "Items"),
        notificationResponse: response)
      let found = [DeepLinkSource].all(in: options).map(\.url?.absoluteString)
      #expect(found == ["store://items", "store://item/42", "https://item/42", "store://items"])
      #expect(Option.build(with: options) == .items)

      let userInfo: [AnyHashable: Any] = ["url": "store://items", "actions": ["show": "store://item/42"]]
      for (action, expected) in [
        ("show", ["store://item/42"]), ("com.apple.UNNotificationDismissActionIdentifier", []),
      ] {
        let response = HeadlessSystem.notificationResponse(userInfo: userInfo, actionIdentifier: action)
        let found = [DeepLinkSource].all(in: HeadlessSystem.connectionOptions(notificationResponse: response))
        #expect(found.map(\.url?.absoluteString) == expected)
      }

      let contexts = Set(["store://item/2", "store://item/1"].map { HeadlessSystem.urlContext(URL(string: $0)!) })
      #expect([DeepLinkSource].all(in: contexts).map(\.url?.lastPathComponent) == ["1", "2"])
      #expect(Option.build(with: contexts) == .item("1"))
    }
  #endif

  private enum Page: Linkable {
    case item(String), secret

    static let links = LinkTable<Page>.trusting("store://") {
      Link("/item/{id}", Page.item) { if case .item(let id) = $0 { id } else { nil } }
    }
  }

  private struct OpenPage: ScreenIntent {
    let screen: Page
  }

  /// An intent of the app that opens no screen.
  private struct Refresh: Sendable {}

  @Test("An app intent carries the link of its screen, and the advice for one without a link names a way")
  func appIntent() throws {
    let source = DeepLinkSource.appIntent(OpenPage(screen: .item("42")))
    #expect(source.url == url)
    #expect(Option.build(with: source) == .item("42"))
    let secret = DeepLinkSource.appIntent(OpenPage(screen: .secret))
    #expect(secret.url == nil)
    let error = #expect(throws: DeepLinkSource.NoURL.self) { try secret.requireURL() }
    #expect(
      error?.description.contains("in the app intent OpenPage. To fix: let its screen conform to Linkable") == true)
  }

  @Test("An inbox takes the screen of an app intent as it is, though the screen has no link")
  func screenOfIntent() async {
    let inbox = DeepLinkInbox<Option>(read: { _ in throw CancellationError() }, carryOut: { _ in })
    inbox.gate.open(for: .launch)
    struct OpenItems: ScreenIntent {
      let screen = Option.items
    }
    #expect(await inbox.deliver(.appIntent(OpenItems())).isReached)
    #expect(!(await inbox.deliver(.appIntent(OpenPage(screen: .secret))).isReached))
    #expect([DeepLinkSource].all(inAppIntent: OpenItems()).count == 1)
    #expect([DeepLinkSource].all(inAppIntent: Refresh()).isEmpty)
  }

  @Test("An item that Spotlight has found carries the link that is its identifier")
  func spotlight() {
    let found = NSUserActivity(activityType: "com.apple.corespotlightitem")
    found.userInfo = ["kCSSearchableItemActivityIdentifier": url.absoluteString]
    #expect(DeepLinkSource.userActivity(found).url == url)
    #expect(Option.build(with: found) == .item("42"))
    found.userInfo = ["kCSSearchableItemActivityIdentifier": "42"]
    #expect(DeepLinkSource.userActivity(found).url == nil)
    found.userInfo = ["kCSSearchableItemActivityIdentifier": 42, "url": url.absoluteString]
    #expect(DeepLinkSource.userActivity(found).url == url)
    let other = NSUserActivity(activityType: "other")
    other.userInfo = ["kCSSearchableItemActivityIdentifier": url.absoluteString]
    #expect(DeepLinkSource.userActivity(other).url == nil)
  }
}
