// The app of the guide "From the app delegate to scenes". MovingToScenesTests compares the code with the guide.
import Portolan

enum MuseumScreen: Screen, Codable {
  case rooms
  case room(id: Int)
  case tickets

  static let links = LinkTable<MuseumScreen>.trusting("https://museum.example", "museum://") {
    Link("/rooms/{id}", MuseumScreen.room) { if case .room(let id) = $0 { id } else { nil } }
    Link("/tickets", .tickets)
  }

  var route: Route<Self> {
    switch self {
    case .rooms: .rootInNavigation
    case .room: .push(onto: .rooms)
    case .tickets: .presentInNavigation
    }
  }

  var assembly: any Assembly { InlineAssembly { UIViewController() } }
}

@MainActor
final class Museum {
  let window: UIWindow
  let router: DefaultRouter
  let inbox: DeepLinkInbox<MuseumScreen>

  init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    inbox = DeepLinkInbox(router: router, links: MuseumScreen.links, policy: .coalesce)
    // UIKit requires a root before the launch has ended.
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  func start(restoring activity: NSUserActivity? = nil) {
    Task {
      defer { inbox.gate.open(for: .launch) }
      try await router.navigate(to: MuseumScreen.rooms, animated: false)
      if let state = try activity?.navigationState(of: MuseumScreen.self) { try await router.restore(state) }
    }
  }
}

final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var museum: Museum?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let museum = Museum(window: UIWindow())
    (window, self.museum) = (museum.window, museum)
    museum.inbox.receive(.all(in: launchOptions))
    museum.start()
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    museum?.inbox.receive(.url(url))
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    museum?.inbox.receive(.userActivity(userActivity))
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let museum else { return completionHandler(false) }
    museum.inbox.receive(.shortcut(shortcutItem)) { completionHandler($0.isReached) }
  }

  func receive(action identifier: String, of userInfo: [AnyHashable: Any]) {
    if let source = DeepLinkSource.choice(of: identifier, in: userInfo) { museum?.inbox.receive(source) }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var museum: Museum?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let museum = Museum(window: UIWindow(windowScene: scene))
    (window, self.museum) = (museum.window, museum)
    museum.inbox.receive(.all(in: connectionOptions))
    museum.start(restoring: museum.inbox.waitingCount == 0 ? session.stateRestorationActivity : nil)
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    museum?.inbox.receive(.all(in: urlContexts))
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    museum?.inbox.receive(.userActivity(userActivity))
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let museum else { return completionHandler(false) }
    museum.inbox.receive(.shortcut(shortcutItem)) { completionHandler($0.isReached) }
  }

  func receive(action identifier: String, of userInfo: [AnyHashable: Any]) {
    if let source = DeepLinkSource.choice(of: identifier, in: userInfo) { museum?.inbox.receive(source) }
  }

  func receive(appIntent: Any) {
    museum?.inbox.receive(.all(inAppIntent: appIntent))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let window else { return nil }
    let state = NavigationState<MuseumScreen>(of: window)
    return try? NSUserActivity(state: state, activityType: "com.example.museum.state")
  }
}
