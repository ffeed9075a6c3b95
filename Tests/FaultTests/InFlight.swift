import Portolan

/// A world whose transitions begin and end when the test asks for it.
@MainActor
struct InFlight {
  let world: World
  let router: DefaultRouter
  let clock: ManualTransitionClock

  init(
    _ delivery: CompletionDelivery, beginning: TransitionBeginning = .later, cover: World.Cover = .nothing,
    tabs: UITabBarController = UITabBarController()
  ) {
    world = World(cover: cover, selectedTab: 0, tabs: tabs)
    clock = ManualTransitionClock(beginning: beginning, completions: delivery)
    world.window.headless.transitionClock = clock
    router = DefaultRouter(window: world.window)
  }

  /// Begins and ends one transition after the other until something is so.
  func run(until condition: () -> Bool) async -> Bool {
    for _ in 0..<20 {
      await settle()
      if condition() { return true }
      clock.step()
    }
    return condition()
  }

  /// Ends everything that moves.
  func land() async {
    _ = await run { clock.isIdle }
  }
}

/// Both ways in which completions may come.
let deliveries: [CompletionDelivery] = [.inline, .later]

/// A tab bar controller that has its own idea of presenting.
final class StubbornTabBarController: UITabBarController {
  enum Whim: CaseIterable {
    case none, dropsCompletions, refusesToPresent, refusesToDismiss, claimsToDismiss
  }

  var whim = Whim.none

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if whim == .refusesToPresent { return }
    super.present(
      viewControllerToPresent,
      animated: flag,
      completion: whim == .dropsCompletions ? nil : completion
    )
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if whim == .refusesToDismiss { return }
    if whim == .claimsToDismiss {
      completion?()
      return
    }
    super.dismiss(animated: flag, completion: whim == .dropsCompletions ? nil : completion)
  }
}
