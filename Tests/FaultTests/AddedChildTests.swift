import Portolan
import PortolanHierarchy
import Testing

/// A container to which an app adds a child by hand.
enum Foster: CaseIterable {
  /// A stack that takes the child as one of its own.
  case stack
  /// A stack that does not list the child.
  case pickyStack
  case tabs, split, screen
}

@MainActor
@Suite("Children that an app adds by hand", .headlessOnly, .limited)
struct AddedChildTests {
  enum Clock: CaseIterable {
    case immediate, nextTurn
  }

  /// A stack that has children beside those that it lists.
  private final class PickyStack: UINavigationController {
    var extra: UIViewController?

    override var viewControllers: [UIViewController] {
      get { super.viewControllers.filter { $0 !== extra } }
      set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { viewControllers.last }
  }

  @Test(
    "A navigation that fails waits for no child that an app added by hand, and changes nothing",
    arguments: Foster.allCases, Clock.allCases)
  func failing(foster: Foster, clock: Clock) async throws {
    for (hasView, isAnimated) in [(false, false), (false, true), (true, false), (true, true)] {
      let world = World(cover: .nothing, selectedTab: 0)
      let child = world.screen("child")
      let picky = PickyStack(rootViewController: world.screen("bottom"))
      if foster == .pickyStack { world.stack.setViewControllers([world.screen("base")], animated: false) }
      world.tabs.viewControllers = foster == .pickyStack ? [picky, world.split] : world.tabs.viewControllers
      world.window.headless.transitionClock =
        clock == .immediate
        ? ImmediateTransitionClock(completions: .later) : NextTurnTransitionClock(completions: .later)
      let parent: UIViewController =
        switch foster {
        case .stack: world.stack
        case .pickyStack: picky
        case .tabs: world.tabs
        case .split: world.split
        case .screen: world.list
        }
      picky.extra = child
      parent.addChild(child)
      if hasView { parent.view.addSubview(child.view) }
      child.didMove(toParent: parent)
      await settle()
      let before = WindowInstances(of: world.window)
      let site = Site("product", in: world, by: .presentOnRoot)
      site.acted = { throw Failure() }
      let pushed = foster == .pickyStack ? nil : Site("detour", in: world)
      pushed?.acted = { throw Failure() }
      for site in [site, pushed].compactMap({ $0 }) {
        // No deadline passes.
        let request = Deadline.$pass.withValue(Deadline.Wait { _ in try await Gate().passUnlessCancelled() }) {
          DefaultRouter(window: world.window).go(to: site, animated: isAnimated)
        }
        #expect(await until { request.isAnswered }, "\(foster), \(clock), \(site.name)")
        #expect(request.error is Failure, "\(String(describing: request.error))")
        #expect(WindowInstances(of: world.window) == before)
        #expect(child.parent === parent)
      }
    }
  }
}
