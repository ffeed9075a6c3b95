#if !canImport(UIKit)
  import FlawedApp
  import Portolan
  import PortolanTestTraits
  @testable import PortolanVerifier
  import Testing

  @Suite("The observer of an action", .limited)
  @MainActor
  struct StepWatchTests {
    private func event(_ what: NavigationEvent.What, _ request: Int, _ destination: Destination) -> NavigationEvent {
      NavigationEvent(what, of: request, to: destination.name)
    }

    @Test("A navigation is under way until it is reached or fails, across actions")
    func waiting() {
      let watch = StepWatch()
      let (help, login) = (Destination(FlawedScreen.help), Destination(FlawedScreen.login))
      watch.router(did: event(.requested, 1, login))
      watch.router(did: event(.requested, 2, help))
      watch.begin(observingPlansIn: nil)
      #expect(watch.waiting == ["help", "login"])
      watch.router(did: event(.reached, 2, help))
      #expect(watch.waiting == ["login"])
      watch.router(did: event(.failed(NavigationFailure(CancellationError())), 1, login))
      #expect(watch.waiting.isEmpty)
    }

    @Test("A request that ends does not count as one of the present action, unless it began there")
    func own() {
      let watch = StepWatch()
      let (help, login) = (Destination(FlawedScreen.help), Destination(FlawedScreen.login))
      watch.router(did: event(.requested, 1, login))
      watch.begin(observingPlansIn: nil)
      watch.router(did: event(.requested, 2, help))
      watch.router(did: event(.failed(NavigationFailure(CancellationError())), 1, login))
      #expect(watch.failedCount == 1)
      #expect(watch.own == (0, 0))
      watch.router(did: event(.reached, 2, help))
      #expect(watch.own == (1, 0))
      watch.router(did: event(.requested, 1, login))
      watch.router(did: event(.failed(NavigationFailure(CancellationError())), 1, login))
      #expect(watch.own == (1, 1))
      watch.begin(observingPlansIn: nil)
      watch.router(did: event(.reached, 2, help))
      #expect(watch.reachedCount == 1)
      #expect(watch.own == (0, 0))
    }

    @Test("A screen that has left again has no guards to give to one that comes later at its address")
    func released() {
      let watch = StepWatch()
      let help = Destination(FlawedScreen.help)
      var controller: UIViewController? = UIViewController()
      watch.router(did: event(.requested, 2, help))
      if let controller { watch.note(controller, reachedBy: 2) }
      watch.router(did: event(.reached, 2, help))
      #expect(watch.arrivals.count == 1)
      #expect(watch.arrivals.first?.controller === controller)
      controller = nil
      #expect(watch.arrivals.first?.controller == nil)
    }

    @Test("A hierarchy has changed if a controller was released, even if another controller has its address")
    func replaced() throws {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      let identities = [ObjectIdentifier(try #require(window.rootViewController))]
      let change = PlannedChange(nil, in: window)
      #expect(change.isUnchanged(identities))
      window.rootViewController = nil
      #expect(!change.isUnchanged(identities))
    }

    @Test("A detail that leaves while its split view controller collapses is no lie, and one that leaves without is")
    func collapse() throws {
      for collapses in [true, false] {
        let (window, split, tabs) = (UIWindow(), DiscardingSplit(), UITabBarController())
        window.headless.transitionClock = ImmediateTransitionClock.shared
        let list = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [list, UIViewController()]
        tabs.viewControllers = [UIViewController(), split]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if collapses { window.user.resize(to: .compact) }
        let step = Step.found(by: InstanceFinder<UIViewController, Any?>(instance: list))
        let change = PlannedChange(try DefaultRouter(window: window).plan(to: step, with: nil), in: window)
        tabs.selectedIndex = 1
        if !collapses { split.viewControllers = [list] }
        #expect(split.viewControllers == [list])
        var surveyor = Surveyor(table: ValueTable<FlawedScreen>())
        surveyor.visit(window, isCurrent: true)
        let lie = change.lie(surveyor.survey.identities(in: ObjectIdentifier(window)))
        #expect(lie?.hasPrefix("UIViewController has left, which the plan did not say") ?? true)
        #expect((lie == nil) == collapses)
      }
    }

    @Test("A repeated action must change nothing if it is an event, or if it navigates to the same screen again")
    func arrivals() {
      let (link, step, other) = (
        Arrival(at: "login", isEvent: true), Arrival(at: "login", isEvent: false), Arrival(at: "help", isEvent: false)
      )
      #expect(link.mustChangeNothing(again: .none))
      #expect(step.mustChangeNothing(again: step))
      #expect(!step.mustChangeNothing(again: other))
      #expect(!step.mustChangeNothing(again: .none))
      #expect(!Arrival.none.mustChangeNothing(again: .none))
    }
  }

  /// A split view controller that discards its detail when it collapses.
  private final class DiscardingSplit: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool { true }
  }
#endif
