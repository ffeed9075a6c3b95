import Foundation
import Portolan
import Testing

@MainActor
@Suite("What the user chose in a notification")
struct NotificationActionTests {
  private let userInfo: [AnyHashable: Any] = [
    "url": "shop://orders/7",
    "actions": ["track": "shop://orders/7/parcel", "odd": 7, "text": "no link"] as [AnyHashable: Any],
  ]

  @Test("A tap is the notification itself")
  func tap() {
    let source = DeepLinkSource.choice(of: "com.apple.UNNotificationDefaultActionIdentifier", in: userInfo)
    #expect(source?.url == URL(string: "shop://orders/7"))
  }

  @Test("An action is its own link")
  func action() {
    #expect(DeepLinkSource.choice(of: "track", in: userInfo)?.url == URL(string: "shop://orders/7/parcel"))
  }

  @Test(
    "A dismissal, and an action without a link, are nothing",
    arguments: ["com.apple.UNNotificationDismissActionIdentifier", "odd", "text", "unknown", ""])
  func nothing(identifier: String) {
    #expect(DeepLinkSource.choice(of: identifier, in: userInfo)?.url == nil)
    #expect(DeepLinkSource.choice(of: identifier, in: ["actions": 7])?.url == nil)
  }
}
