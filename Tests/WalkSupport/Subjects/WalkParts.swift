#if !canImport(UIKit)
  import Portolan
  import PortolanArticles

  /// A finder that searches in one of several ways, unless a mishap occurs.
  struct WalkFinder: Finder {
    let looking: RoutePlan.Looking
    unowned let world: World

    func findViewController(with subject: Int) throws -> WalkScreen? {
      try findViewController(with: subject, in: SearchScope(window: world.window))
    }

    func findViewController(with subject: Int, in scope: SearchScope) throws -> WalkScreen? {
      try Request.current?.mishap?.passNow()
      if world.defect == .finderMovesTheHierarchy { world.selectAnotherTab() }
      return switch looking {
      case .byNothing: nil
      case .aside: world.aside.screens[subject % world.aside.screens.count]
      case .bySubject: try ClassWithContextFinder<WalkScreen, Int>().findViewController(with: subject, in: scope)
      case .bySubjectInView:
        try ClassWithContextFinder<WalkScreen, Int>(options: .currentVisibleOnly)
          .findViewController(with: subject, in: scope)
      case .byClass: try ClassFinder<WalkScreen, Int>().findViewController(with: subject, in: scope)
      case .byClassInView:
        try ClassFinder<WalkScreen, Int>(options: .currentVisibleOnly).findViewController(with: subject, in: scope)
      }
    }
  }

  /// A factory that builds a screen, unless a mishap occurs.
  struct WalkFactory: AsyncFactory {
    let yield: RoutePlan.Yield
    unowned let world: World

    func build(with subject: Int) async throws -> WalkScreen {
      try await Request.current?.mishap?.pass(in: world)
      let screen = world.screen(subject, yield)
      try await Request.current?.mishap?.pass(in: world)
      return screen
    }
  }

  /// A guard that decides in one of several ways, unless a mishap occurs.
  struct WalkGuard: RoutingInterceptor {
    let guarding: RoutePlan.Guarding
    unowned let world: World

    struct Denied: Error {}

    func perform(with subject: Int) async throws -> InterceptorAnswer {
      try await Request.current?.mishap?.pass(in: world)
      switch guarding {
      case .immediate: break
      case .suspending: try await world.waitInGuard(heedingCancellation: false)
      case .suspendingUntilCancelled: try await world.waitInGuard(heedingCancellation: true)
      case .presentingByHand: try await world.logInByHand()
      case .navigating: try await world.navigate(toRoute: 0)
      case .denying(let remainder): if subject % 3 == remainder { throw Denied() }
      case .redirecting(let remainder, let target):
        if subject % 3 == remainder {
          return .redirect(to: world.routes[target % world.routes.count](subject))
        }
      }
      return .proceed
    }
  }

  /// An action that performs another action, and fails before or after it.
  struct WrappedAction<Base: Action>: Action {
    let base: Base
    unowned let world: World

    func check(with viewController: UIViewController?, on existingController: Base.ViewController) throws {
      try base.check(with: viewController, on: existingController)
    }

    func viewControllersRemoved(
      with viewController: UIViewController?, on existingController: Base.ViewController
    ) throws -> [UIViewController] {
      try base.viewControllersRemoved(with: viewController, on: existingController)
    }

    func perform(
      with viewController: UIViewController, on existingController: Base.ViewController, animated: Bool
    ) async throws -> Undo? {
      try await Request.current?.mishap?.pass(in: world)
      if world.defect == .actionKeepsScreens { world.kept.append(viewController) }
      let undo = try await base.perform(with: viewController, on: existingController, animated: animated)
      do {
        try await Request.current?.mishap?.pass(in: world)
      } catch {
        if world.defect == .actionMovesAfterItsFailure { world.presentLater() }
        await undo?()
        throw error
      }
      return undo
    }
  }

  /// A container action that performs another container action, and fails before it.
  struct WrappedContainerAction<Base: ContainerAction>: ContainerAction {
    typealias ViewController = Base.ViewController

    let base: Base

    func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
      try Request.current?.mishap?.passNow()
      try base.perform(embedding: viewController, in: &children)
    }
  }

  /// An action that presents, and makes another change that the router does not know.
  struct BadgeAction: Action {
    unowned let world: World

    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool
    ) async throws -> Undo? {
      world.badge += 1
      do {
        _ = try await GeneralAction.presentModally().perform(
          with: viewController, on: existingController, animated: animated)
      } catch {
        world.badge -= 1
        throw error
      }
      return { [world] in world.badge -= 1 }
    }
  }
#endif
