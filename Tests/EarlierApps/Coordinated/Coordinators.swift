import Portolan

typealias Coordinator = any Portolan.Coordinator<DeepLinkOption>
typealias AppBaseCoordinator = Portolan.BaseCoordinator<DeepLinkOption>

@MainActor
struct StoreCoordinators {
  func makeItemsCoordinator(router: any StackRouting) -> ItemsCoordinator { ItemsCoordinator(router: router) }
  func makeLoginCoordinator(router: NavigationStackRouter) -> LoginCoordinator { LoginCoordinator(router: router) }
}

final class ApplicationCoordinator: BaseCoordinator<DeepLinkOption> {
  private let router: NavigationStackRouter
  private let coordinatorFactory: StoreCoordinators
  private var isAutorized = false
  private var instructor: LaunchInstructor {
    LaunchInstructor.configure(tutorialWasShown: true, isAutorized: isAutorized)
  }

  init(router: NavigationStackRouter, coordinatorFactory: StoreCoordinators) {
    self.router = router
    self.coordinatorFactory = coordinatorFactory
    super.init()
  }

  override func start(with option: DeepLinkOption?) {
    if let option {
      switch option {
      case .onboarding: runLoginFlow()
      default: childCoordinators.forEach { $0.start(with: option) }
      }
    } else {
      switch instructor {
      case .onboarding: runLoginFlow()
      case .auth: runLoginFlow()
      case .main: runItemsFlow()
      }
    }
  }

  private func runLoginFlow() {
    let coordinator = coordinatorFactory.makeLoginCoordinator(router: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.isAutorized = true
      self?.start()
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func runItemsFlow() {
    let coordinator = coordinatorFactory.makeItemsCoordinator(router: router)
    coordinator.finishFlow = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
    broadcast(.items)
  }
}

final class LoginCoordinator: BaseCoordinator<DeepLinkOption> {
  private let router: NavigationStackRouter

  init(router: NavigationStackRouter) { self.router = router }

  override func start() {
    let login = UIViewController()
    follow(login)
    router.present(login)
  }

  override func screensDidLeave() {
    router.dismiss { [weak self] in self?.finishFlow?() }
  }
}

final class ItemsCoordinator: AppBaseCoordinator {
  var finishFlow: ((_ item: String?) -> Void)?
  private let router: any StackRouting

  init(router: any StackRouting) { self.router = router }

  override func start() {
    let items = UIViewController()
    follow(items)
    router.setRoot(items, animated: false, hideBar: true)
    router.push(ItemModule()) { [weak self] in self?.router.popToRoot() }
  }

  override func handle(_ option: DeepLinkOption) -> Bool {
    guard case .item = option else { return false }
    router.present(UIViewController())
    router.dismiss()
    router.pop()
    finishFlow?(nil)
    return true
  }
}

final class ItemModule: Presentable {
  func toPresent() -> UIViewController? { UIViewController() }
}

final class SettingsCoordinator: Portolan.Coordinator, FlowFinishing {
  func start(with option: DeepLinkOption?) {}
}

final class RecordingRouter: StackRouting {
  func toPresent() -> UIViewController? { nil }
  func present(_ module: any Presentable, animated: Bool) {}
  func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) {}
  func push(
    _ module: any Presentable, animated: Bool, hidesBottomBar: Bool?, completion: (@MainActor () -> Void)?
  ) {}
  func pop(animated: Bool) {}
  func popToRoot(animated: Bool) {}
  func setRoot(_ module: any Presentable, animated: Bool, hideBar: Bool) {}
}
