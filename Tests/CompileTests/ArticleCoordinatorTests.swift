import Testing

/// The app of the article on coordinators, in the spelling that its readers will type.
@Suite("The article's coordinators", .needsCompiler, .limited)
struct ArticleCoordinatorTests {
  /// The declaration of an app that defines the possible requests of links.
  private static let names = """
    import Portolan
    import PortolanArticles

    typealias Coordinator = any PortolanArticles.Coordinator<DeepLinkOption>
    typealias BaseCoordinator = PortolanArticles.BaseCoordinator<DeepLinkOption>
    """

  private static let options = """
    import Portolan
    import PortolanArticles

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
        userActivity.activityType == NSUserActivityTypeBrowsingWeb ? userActivity.webpageURL.flatMap { build(with: $0) } : nil
      }
      static func build(with url: URL) -> DeepLinkOption? { url.host == "items" ? .items : nil }
      static func build(with dict: [String: AnyObject]?) -> DeepLinkOption? {
        guard let id = dict?["launch_id"] as? String else { return nil }
        return build(with: id, params: dict)
      }
    }
    """

  private static let coordinators = """
    import Portolan
    import PortolanArticles

    enum LaunchInstructor {
      case main, auth, onboarding

      static func configure(tutorialWasShown: Bool, isAutorized: Bool) -> LaunchInstructor {
        switch (tutorialWasShown, isAutorized) {
        case (true, false), (false, false): .auth
        case (false, true): .onboarding
        case (true, true): .main
        }
      }
    }

    @MainActor
    struct StoreCoordinators {
      func makeItemsCoordinator(router: NavigationStackRouter) -> ItemsCoordinator { ItemsCoordinator(router: router) }
    }

    final class ApplicationCoordinator: BaseCoordinator {
      private let router: NavigationStackRouter
      private let coordinatorFactory: StoreCoordinators
      private var isAutorized = false
      private var instructor: LaunchInstructor {
        LaunchInstructor.configure(tutorialWasShown: true, isAutorized: isAutorized)
      }

      init(router: NavigationStackRouter, coordinatorFactory: StoreCoordinators) {
        self.router = router
        self.coordinatorFactory = coordinatorFactory
      }

      override func start(with option: DeepLinkOption?) {
        if let option {
          switch option {
          case .onboarding: runOnboardingFlow()
          default: childCoordinators.forEach { $0.start(with: option) }
          }
        } else {
          switch instructor {
          case .onboarding: runOnboardingFlow()
          case .auth: runOnboardingFlow()
          case .main: runItemsFlow()
          }
        }
      }

      private func runOnboardingFlow() {}

      private func runItemsFlow() {
        let coordinator = coordinatorFactory.makeItemsCoordinator(router: router)
        coordinator.finishFlow = { [weak self, weak coordinator] in
          self?.start()
          self?.removeDependency(coordinator)
        }
        addDependency(coordinator)
        coordinator.start()
      }
    }

    protocol ItemsCoordinatorOutput: AnyObject {
      var finishFlow: (() -> Void)? { get set }
    }

    final class ItemsCoordinator: BaseCoordinator, @MainActor ItemsCoordinatorOutput {
      var finishFlow: (() -> Void)?
      private let router: NavigationStackRouter

      init(router: NavigationStackRouter) {
        self.router = router
      }

      override func start() {
        let items = UIViewController()
        follow(items)
        router.setRoot(items, hideBar: true)
        router.push(UIViewController()) { [weak self] in self?.router.popToRoot() }
      }

      override func handle(_ option: DeepLinkOption) -> Bool {
        guard case .item = option else { return false }
        router.present(UIViewController())
        router.dismiss()
        router.pop()
        finishFlow?()
        return true
      }
    }
    """

  @Test("An application delegate only needs the application coordinator, for all sources of links")
  func applicationDelegate() async throws {
    try await mustCompile(
      Self.names, Self.options, Self.coordinators,
      """
      import Portolan
      import PortolanArticles

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
          let dict = userInfo as? [String: AnyObject]
          applicationCoordinator.start(with: DeepLinkOption.build(with: dict))
        }
        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([Any]?) -> Void
        ) -> Bool {
          applicationCoordinator.start(with: DeepLinkOption.build(with: userActivity))
          return true
        }
      }
      """)
  }

  @Test("Tests of an app with a shorthand named Coordinator must qualify the name")
  func namesInTests() async throws {
    let app = Self.names + "\nenum DeepLinkOption { case items }\n"
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles
      @testable import Store
      import typealias Store.BaseCoordinator
      import typealias Store.Coordinator

      @MainActor
      func test() -> Coordinator {
        let coordinator: Coordinator = BaseCoordinator()
        coordinator.start(with: .items)
        return coordinator
      }
      """, importing: SourceModule(name: "Store", source: app))
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles
      @testable import Store

      @MainActor
      func test() -> AppCoordinator {
        let coordinator: AppCoordinator = AppBaseCoordinator()
        coordinator.start(with: .items)
        return coordinator
      }
      """,
      importing: SourceModule(
        name: "Store",
        source: """
          import Portolan
          import PortolanArticles

          enum DeepLinkOption { case items }
          typealias AppCoordinator = any Coordinator<DeepLinkOption>
          typealias AppBaseCoordinator = BaseCoordinator<DeepLinkOption>
          """))
  }

  @Test("BaseCoordinator<DeepLinkOption> and any Coordinator<DeepLinkOption> can be used without a shorthand")
  func withoutShorthand() async throws {
    try await mustCompile(
      Self.options,
      """
      import Portolan
      import PortolanArticles

      final class ItemsCoordinator: BaseCoordinator<DeepLinkOption> {
        override func start(with option: DeepLinkOption?) { broadcast(option) }
      }

      @MainActor
      func open(_ coordinator: any Coordinator<DeepLinkOption>) {
        coordinator.start()
        coordinator.start(with: .items)
        _ = coordinator.deliver(.item("42"))
        coordinator.start(with: .item(LaunchInstructor.configure(tutorialWasShown: true, isAutorized: true) == .main ? "1" : nil))
      }
      """)
  }

  @Test("An app that adopts DeepLinkBuilding can add builders to the library's")
  func building() async throws {
    try await mustCompile(
      Self.names, Self.options,
      """
      import Portolan
      import PortolanArticles

      extension DeepLinkOption: DeepLinkBuilding {}

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let coordinator: Coordinator = BaseCoordinator()

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {
          coordinator.start(with: DeepLinkOption.build(with: connectionOptions))
        }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
          coordinator.start(with: DeepLinkOption.build(with: URLContexts))
        }
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          coordinator.start(with: DeepLinkOption.build(with: shortcutItem))
          completionHandler(true)
        }
      }
      """)
  }

  @Test("A coordinator with another type of links does not compile")
  func otherOptions() async throws {
    try await mustNotCompile(
      """
      import Portolan
      import PortolanArticles

      @MainActor
      func adopt(_ parent: BaseCoordinator<Int>, _ child: BaseCoordinator<String>) {
        parent.addDependency(child)  // error
        child.start(with: 42)  // error
      }
      """)
  }

  @Test("A flow is run like a function")
  func flows() async throws {
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles

      struct Receipt: Sendable { var number: Int }

      final class CheckoutFlow: Flow<Receipt> {
        override func start() async throws {
          let form = UIViewController()
          follow(form)
          finish(Receipt(number: 1))
        }
      }

      final class ShopFlow: Flow<Int> {
        override func start() async throws {
          let receipt = try await run(CheckoutFlow())
          finish(receipt.number)
        }
      }

      @MainActor
      func buy() async throws -> Receipt {
        let receipt = try await run(CheckoutFlow())
        return receipt
      }

      @MainActor
      func inbox(for router: DefaultRouter) -> DeepLinkInbox<String> {
        let inbox = DeepLinkInbox<String>(policy: .coalesce) { $0.absoluteString } carryOut: { _ in _ = try await buy() }
        inbox.receive(.url(URL(string: "store://items")!)) { answer in
          switch answer {
          case .reached, .unknown, .superseded, .setAside: break
          case .denied(let error): print(error)
          }
        }
        return inbox
      }
      """)
  }
}
