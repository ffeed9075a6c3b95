import Foundation
import Portolan
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("The visible screen as a user activity", .everyCompletion, .limited)
struct ScreenActivityTests {
  private enum Place: String, Screen, Codable {
    case home, product, secret

    var assembly: any Assembly { InlineAssembly { InfoViewController() } }
    var route: Route<Self> { .root }
  }

  private let link = URL(string: "https://shop.example/products/1")!

  @Test("The user activity belongs to the screen that appeared, and ends with a screen that has none")
  func current() async throws {
    let app = App(root: HomeViewController())
    let activities = ActivityObserver<Place> { [link] screen in
      screen == .secret ? nil : NSUserActivity(link: link, activityType: "shop.screen", title: screen.rawValue)
    }
    app.router.add(activities)
    #expect(activities.current == nil)
    try await app.router.navigate(to: Place.product, animated: false)
    #expect(activities.current?.title == "product")
    try await app.router.navigate(to: Place.secret, animated: false)
    #expect(activities.current == nil)
  }

  @Test("The user activity carries a link that the app understands on another device")
  func roundTrip() throws {
    let web = NSUserActivity(link: link, activityType: "shop.screen")
    #expect(web.webpageURL == link)
    #expect(DeepLinkSource.userActivity(web).url == link)
    let own = try #require(URL(string: "shop://products/1"))
    let scheme = NSUserActivity(link: own, activityType: "shop.screen")
    #expect(scheme.webpageURL == nil)
    #expect(DeepLinkSource.userActivity(scheme).url == own)
  }

  @Test("The user activity carries the screens of a window, for the restoration of a scene")
  func state() async throws {
    let app = App(root: HomeViewController())
    try await app.router.navigate(to: Place.product, animated: false)
    let state = NavigationState<Place>(of: app.window)
    let activity = try NSUserActivity(state: state, activityType: "shop.state")
    #expect(try activity.navigationState() == state)
    #expect(try NSUserActivity(activityType: "other").navigationState(of: Place.self) == nil)
    activity.userInfo = ["portolan.state": Data("no".utf8)]
    #expect(throws: (any Error).self) { try activity.navigationState(of: Place.self) }
  }

  @Test("The user activity has a counterpart on the icon of the app")
  func shortcut() {
    let item = UIApplicationShortcutItem(link: link, localizedTitle: "Product")
    #expect(item.localizedTitle == "Product")
    #expect(DeepLinkSource.shortcut(item).url == link)
  }
}
