import Portolan
import PortolanArticles
import Testing

/// A way in, a moment and an act of a screen that does not wait for the end of its navigation.
struct Restlessness: Sendable, CustomStringConvertible {
  enum Entry: CaseIterable {
    case push, present, presentFullScreen, tab, replaceRoot

    var isModal: Bool { self == .present || self == .presentFullScreen }
  }

  enum Moment: CaseIterable {
    case didLoad, willAppear, didAppear
  }

  enum Act: CaseIterable {
    case leave, push, present, selectTab, replaceRoot
  }

  let entry: Entry
  let moment: Moment
  let act: Act
  let isAnimated: Bool
  /// A Boolean value that indicates whether the screen's own change is animated.
  let actsAnimated: Bool

  static let all = Entry.allCases.flatMap { entry in
    Moment.allCases.flatMap { moment in
      Act.allCases.flatMap { act in
        [(false, false), (false, true), (true, false), (true, true)].map {
          Restlessness(entry: entry, moment: moment, act: act, isAnimated: $0, actsAnimated: $1)
        }
      }
    }
  }

  var description: String {
    "\(entry)\(isAnimated ? " animated" : ""), \(moment): \(act)\(actsAnimated ? " animated" : "")"
  }
}

@MainActor
@Suite("Screens that act before their navigation has ended", .headlessOnly, .patient, .limited)
struct RestlessScreenTests {
  enum Clock: CaseIterable {
    case immediate, nextTurn
  }

  @Test(
    "Screens that act before their navigation has ended are shown, or have left and everything is as before",
    arguments: Restlessness.all, Clock.allCases)
  func act(restlessness: Restlessness, clock: Clock) async {
    let world = World(cover: .nothing, selectedTab: 0)
    world.window.headless.transitionClock =
      clock == .immediate ? ImmediateTransitionClock(completions: .later) : NextTurnTransitionClock(completions: .later)
    let router = DefaultRouter(window: world.window)
    let before = Impression(of: world)
    let screen = world.screen("restless")
    prepare(screen, for: restlessness, in: world)
    let step = step(to: screen, by: restlessness.entry, in: world)
    let request = Caller { try await router.navigate(to: step, animated: restlessness.isAnimated) }
    #expect(await until { request.isAnswered })
    if let error = request.error {
      #expect(request.code == .targetLeft, "\(error)")
      // UIKit leaves a modal in the window if its presenter is no longer the root.
      let isStray = restlessness.act == .replaceRoot && restlessness.entry.isModal
      #expect(Impression(of: world, besides: isStray ? world.window.headless.strandedViewControllers : []) == before)
    } else {
      #expect(request.reached === screen)
      #expect(screen.isInWindow(world.window))
    }
    await settle()
    #expect(world.ledger.faults == [])
    #expect(world.ledger.moving == [])
  }

  /// Lets a screen act once, at its moment.
  private func prepare(_ screen: CountingViewController, for restlessness: Restlessness, in world: World) {
    var hasActed = false
    let act = { [unowned screen] in
      if hasActed { return }
      hasActed = true
      screen.act(restlessness.act, animated: restlessness.actsAnimated, in: world)
    }
    switch restlessness.moment {
    case .didLoad: screen.onLoad = act
    case .willAppear: screen.onCallback = { if $0 == .willAppear { act() } }
    case .didAppear: screen.onCallback = { if $0 == .didAppear { act() } }
    }
  }

  private func step(
    to screen: CountingViewController, by entry: Restlessness.Entry, in world: World
  ) -> DestinationStep<CountingViewController, Any?> {
    let assembly = StepAssembly(
      finder: NilFinder<CountingViewController, Any?>(), factory: ClassFactory { (_: Any?) in screen })
    switch entry {
    case .push:
      let stack = SingleStep(
        finder: InlineFinder<UINavigationController, Any?> { candidate, _ in candidate === world.stack },
        factory: NilFactory()
      ).from(.root).assemble()
      return assembly.using(UINavigationController.push()).from(stack).assemble()
    case .present: return assembly.using(.present).from(.root).assemble()
    case .presentFullScreen:
      return assembly.using(.present(as: .fullScreen)).from(.root)
        .assemble()
    case .tab:
      let tabs = SingleStep(finder: ClassFinder<UITabBarController, Any?>(), factory: NilFactory())
        .from(.root).assemble()
      return assembly.using(UITabBarController.add()).from(tabs).assemble()
    case .replaceRoot: return assembly.using(.replaceRoot).from(.root).assemble()
    }
  }
}

extension UIViewController {
  fileprivate func act(_ act: Restlessness.Act, animated: Bool, in world: World) {
    switch act {
    case .leave:
      if let navigationController {
        navigationController.popViewController(animated: animated)
      } else if presentingViewController != nil {
        dismiss(animated: animated)
      }
    case .push: navigationController?.pushViewController(world.screen("another"), animated: animated)
    case .present: present(world.screen("another"), animated: animated)
    case .selectTab: world.tabs.selectedIndex = 1
    case .replaceRoot: world.window.rootViewController = world.screen("another")
    }
  }

  /// Returns a Boolean value that indicates whether the controller is on screen, or only covered by a modal.
  fileprivate func isInWindow(_ window: UIWindow) -> Bool {
    var child = self
    while let parent = child.parent {
      if let stack = parent as? UINavigationController, stack.topViewController !== child { return false }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child { return false }
      child = parent
    }
    guard let presenter = child.presentingViewController else { return window.rootViewController === child }
    return !child.isBeingDismissed && presenter.isInWindow(window)
  }
}
