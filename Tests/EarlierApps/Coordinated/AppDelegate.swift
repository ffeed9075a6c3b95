import Portolan

enum DeepLinkOption {
  case onboarding, items, settings
  case item(String?)

  static func build(with id: String, params: [String: AnyObject]?) -> DeepLinkOption? {
    switch id {
    case "onboarding": .onboarding
    case "items": .items
    case "item": .item(params?["id"] as? String)
    default: nil
    }
  }
  static func build(with userActivity: NSUserActivity) -> DeepLinkOption? {
    userActivity.webpageURL.flatMap { build(with: $0) }
  }
  static func build(with url: URL) -> DeepLinkOption? { url.host == "items" ? .items : nil }
  static func build(with dict: [String: AnyObject]?) -> DeepLinkOption? {
    guard let id = dict?["launch_id"] as? String else { return nil }
    return build(with: id, params: dict)
  }
}

extension DeepLinkOption: DeepLinkBuilding {}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var rootController: UINavigationController { window!.rootViewController as! UINavigationController }
  private lazy var applicationCoordinator: Coordinator = ApplicationCoordinator(
    router: NavigationStackRouter(rootController: rootController), coordinatorFactory: StoreCoordinators())

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationCoordinator.start(
      with: DeepLinkOption.build(with: launchOptions?[.remoteNotification] as? [String: AnyObject]))
    return true
  }

  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    applicationCoordinator.start(with: DeepLinkOption.build(with: userInfo as? [String: AnyObject]))
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    applicationCoordinator.start(with: DeepLinkOption.build(with: userActivity))
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let option = DeepLinkOption.build(with: url) else { return false }
    return applicationCoordinator.deliver(option)
  }
}
