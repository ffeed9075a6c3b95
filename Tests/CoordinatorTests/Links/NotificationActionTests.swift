import Foundation
import Portolan
import Testing

@MainActor
@Suite("The choice of the user in a notification")
struct NotificationActionTests {
  private let userInfo: [AnyHashable: Any] = [
    "url": "shop://orders/7",
    "actions": ["track": "shop://orders/7/parcel", "odd": 7, "text": "no link"] as [AnyHashable: Any],
  ]

  @Test(
    "A tap on a notification is its link, an action with a link is that link, and any other choice is none",
    arguments: [
      ("com.apple.UNNotificationDefaultActionIdentifier", "shop://orders/7"), ("track", "shop://orders/7/parcel"),
      ("com.apple.UNNotificationDismissActionIdentifier", nil), ("odd", nil), ("text", nil), ("unknown", nil),
      ("", nil),
    ] as [(String, String?)])
  func choice(identifier: String, link: String?) {
    #expect(DeepLinkSource.choice(of: identifier, in: userInfo)?.url?.absoluteString == link)
    if link == nil { #expect(DeepLinkSource.choice(of: identifier, in: ["actions": 7])?.url == nil) }
  }
}
