import Portolan
import PortolanArticles
import Testing

private enum DeepLinkOption: Equatable {
  case onboarding, items
  case item(String?)

  static func build(with id: String, params: [String: AnyObject]?) -> DeepLinkOption? {
    switch id {
    case "onboarding": .onboarding
    case "items": .items
    case "item": .item(params?["id"] as? String)
    default: nil
    }
  }

  static func build(with dict: [String: AnyObject]?) -> DeepLinkOption? {
    guard let id = dict?["launch_id"] as? String else { return nil }
    return build(with: id, params: dict)
  }
}

private typealias Coordinator = any PortolanArticles.Coordinator<DeepLinkOption>
private typealias BaseCoordinator = PortolanArticles.BaseCoordinator<DeepLinkOption>

/// The application coordinator as the article writes it.
private final class ApplicationCoordinator: BaseCoordinator {
  private let router: NavigationStackRouter
  var isAutorized = false
  var tutorialWasShown = false
  private(set) var flows: [LaunchInstructor] = []

  init(router: NavigationStackRouter) {
    self.router = router
  }

  private var instructor: LaunchInstructor {
    LaunchInstructor.configure(tutorialWasShown: tutorialWasShown, isAutorized: isAutorized)
  }

  override func start(with option: DeepLinkOption?) {
    if let option {
      switch option {
      case .onboarding: run(.onboarding)
      default: broadcast(option)
      }
    } else {
      run(instructor)
    }
  }

  private func run(_ part: LaunchInstructor) {
    flows.append(part)
    let coordinator = PartCoordinator(router: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      if part == .auth { self?.isAutorized = true }
      if part == .onboarding { self?.tutorialWasShown = true }
      self?.start()
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}

/// Shows one screen, and a detail for each link.
private final class PartCoordinator: BaseCoordinator {
  private let router: NavigationStackRouter
  private(set) var options: [DeepLinkOption] = []

  init(router: NavigationStackRouter) {
    self.router = router
  }

  override func start() {
    router.setRoot(FormViewController(), hideBar: true)
  }

  override func start(with option: DeepLinkOption?) {
    if let option { options.append(option) }
    router.push(DetailViewController(), animated: false)
  }
}

@Suite("The article's application coordinator, without an application delegate")
@MainActor
struct ApplicationCoordinatorTests {
  @Test("The instructor is asked again each time a flow finishes")
  func flows() {
    let navigation = stack(HomeViewController())
    let coordinator = ApplicationCoordinator(router: NavigationStackRouter(rootController: navigation))
    let asTyped: Coordinator = coordinator
    asTyped.start()
    for _ in 0..<2 {
      #expect(coordinator.childCoordinators.count == 1)
      (coordinator.childCoordinators[0] as? PartCoordinator)?.finishFlow?()
    }
    #expect(coordinator.flows == [.auth, .onboarding, .main])
    #expect(coordinator.childCoordinators.count == 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A notification's dictionary becomes an option as the article casts it, and is broadcast to the children")
  func notification() {
    let navigation = stack(HomeViewController())
    let coordinator = ApplicationCoordinator(router: NavigationStackRouter(rootController: navigation))
    coordinator.start()
    let userInfo: [AnyHashable: Any] = ["launch_id": "item", "id": "42", "badge": 3]
    let launchOptions: [UIApplication.LaunchOptionsKey: Any]? = [.remoteNotification: userInfo]

    let option = DeepLinkOption.build(with: launchOptions?[.remoteNotification] as? [String: AnyObject])
    #expect(option == .item("42"))
    coordinator.start(with: option)

    #expect((coordinator.childCoordinators[0] as? PartCoordinator)?.options == [.item("42")])
    #expect(navigation.topViewController is DetailViewController)
    #expect(DeepLinkOption.build(with: nil as [String: AnyObject]?) == nil)
    #expect(DeepLinkOption.build(with: ["launch_id": 7] as [AnyHashable: Any] as? [String: AnyObject]) == nil)
  }
}
