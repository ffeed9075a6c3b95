import Portolan
import PortolanArticles

/// The actions under test, each with the controller of the world that it works on.
enum Place: String, CaseIterable {
  case push, pushAsRoot, pushReplacingLast, addTab, insertTab, replaceTab, setAsPrimary, pushToDetails
  case present, presentOnRoot, replaceRoot, pushInNewNavigation, pushOnExpectedContainer
  case setRoot, setRootInNavigation
  case customWithUndo, customWithoutUndo
}

/// A route of two steps, Target and then Last presented on it, with a fault somewhere.
@MainActor
struct FaultyRoute {
  let world: World
  let injector: Injector
  let customState: CustomState

  /// The state that a custom action changes besides the hierarchy.
  @MainActor
  final class CustomState {
    var badge = 0
  }

  func destination(at place: Place) -> Destination {
    let step = target
    switch place {
    case .push: return last(on: step.using(faulty(UINavigationController.push())).from(found(world.stack)))
    case .pushAsRoot: return last(on: step.using(faulty(UINavigationController.pushAsRoot())).from(found(world.stack)))
    case .pushReplacingLast:
      return last(on: step.using(faulty(UINavigationController.pushReplacingLast())).from(found(world.stack)))
    case .addTab: return last(on: step.using(faulty(UITabBarController.add())).from(found(world.tabs)))
    case .insertTab: return last(on: step.using(faulty(UITabBarController.add(at: 0))).from(found(world.tabs)))
    case .replaceTab:
      return last(on: step.using(faulty(UITabBarController.add(at: 0, replacing: true))).from(found(world.tabs)))
    case .setAsPrimary:
      return last(on: step.using(faulty(UISplitViewController.setAsPrimary())).from(found(world.split)))
    case .pushToDetails:
      return last(on: step.using(faulty(UISplitViewController.pushToDetails())).from(found(world.split)))
    case .present: return last(on: step.using(faulty(GeneralAction.presentModally())).from(.current))
    case .presentOnRoot:
      return last(on: step.using(faulty(GeneralAction.presentModally(presentationStyle: .fullScreen))).from(.root))
    case .replaceRoot: return last(on: step.using(faulty(GeneralAction.replaceRoot())).from(.root))
    case .setRoot: return last(on: step.using(.replaceRoot).from(.root))
    case .setRootInNavigation:
      return last(on: step.using(.push).from(.navigationController).using(.replaceRoot).from(.root))
    case .pushInNewNavigation:
      return last(
        on: step.using(UINavigationController.push())
          .from(.navigationController)
          .using(faulty(GeneralAction.presentModally()))
          .from(.current))
    case .pushOnExpectedContainer:
      return last(
        on: step.using(faulty(UINavigationController.push())).from(found(world.list).expectingContainer()))
    case .customWithUndo:
      return last(on: step.using(faulty(BadgeAction(state: customState))).from(.root))
    case .customWithoutUndo:
      return last(on: step.using(faulty(RearrangingAction(world: world))).from(.root))
    }
  }

  /// The screen that the route is about.
  private var target: Step<UIViewController, Any?, NeedsAction> {
    StepAssembly(
      finder: InlineThrowingFinder(injector: injector),
      factory: WaitingFactory {
        try await injector.pass(throwing: .factoryThrows, cancelling: .cancelledInFactory)
        return injector.fault == .presentationIsRefused ? RefusingViewController() : UIViewController()
      }
    )
    .adding(
      InlineInterceptor<Any?>(checking: { _ in
        try await injector.pass(throwing: .guardDenies, cancelling: .cancelledInGuard)
      })
    )
    .adding(
      InlineContextTask<UIViewController, Any?> { _, _ in
        try await injector.pass(throwing: .builtTaskThrows, cancelling: .cancelledInBuiltTask)
      })
  }

  /// Presents one more screen on the target, so that there is something to fail after the first action is done.
  private func last(on route: DestinationStep<UIViewController, Any?>) -> Destination {
    let step = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(),
      factory: WaitingFactory {
        try await injector.pass(throwing: .lastFactoryThrows, cancelling: .cancelledInLastFactory)
        let screen = UIViewController()
        if injector.fault == .controllerIsNoneToPresent { world.elsewhere.addChild(screen) }
        return screen
      }
    )
    .adding(InlineInterceptor<Any?>(checking: { _ in try await injector.pass(throwing: .lastGuardDenies) }))
    .using(
      FaultyAction(
        base: GeneralAction.presentModally(),
        before: { try await injector.pass(throwing: .lastActionFails) },
        after: { try await injector.pass(cancelling: .cancelledInLastAction) })
    )
    .from(route)
    .assemble()
    guard injector.fault == .targetIsNotFound else { return Destination(step, with: nil) }
    let missing = StepAssembly(finder: NilFinder<UITableOfNothing, Any?>(), factory: NilFactory()).from(step).assemble()
    return Destination(missing, with: nil)
  }

  private func found<Existing: UIViewController>(_ instance: Existing) -> DestinationStep<Existing, Any?> {
    SingleStep(finder: InstanceFinder<Existing, Any?>(instance: instance), factory: NilFactory())
      .adding(
        InlineContextTask<Existing, Any?> { _, _ in
          try await injector.pass(throwing: .foundTaskThrows, cancelling: .cancelledInFoundTask)
        }
      )
      .from(.root)
      .assemble()
  }

  private func faulty<Base: Action>(_ base: Base) -> FaultyAction<Base> {
    FaultyAction(
      base: base,
      before: { try await injector.pass(throwing: .actionFailsBefore) },
      after: { try await injector.pass(throwing: .actionFailsAfter, cancelling: .cancelledInAction) })
  }
}

/// A class without instances.
final class UITableOfNothing: UIViewController {}

struct InlineThrowingFinder: Finder {
  let injector: Injector

  func findViewController(with context: Any?) throws -> UIViewController? {
    if injector.fault == .finderThrows { throw InjectedFault() }
    return nil
  }
}

struct WaitingFactory: AsyncFactory {
  let make: @MainActor () async throws -> UIViewController

  func build(with context: Any?) async throws -> UIViewController {
    try await make()
  }
}

/// Changes something that the router does not know, supplies its undo, and presents too.
struct BadgeAction: Action {
  let state: FaultyRoute.CustomState

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    state.badge += 1
    existingController.present(viewController, animated: false, completion: nil)
    return { state.badge -= 1 }
  }
}

/// Rearranges the hierarchy by hand, past all adapters, and supplies no undo.
struct RearrangingAction: Action {
  let world: World

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    world.stack.popToRootViewController(animated: false)
    world.split.viewControllers = [viewController]
    world.tabs.viewControllers = [world.split, world.stack]
    world.tabs.selectedIndex = 1
    return nil
  }
}
