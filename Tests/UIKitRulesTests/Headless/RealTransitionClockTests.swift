#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A clock of real time", .headlessOnly, .limited)
  struct RealTransitionClockTests {
    private final class Slow: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        2
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    /// A clock that ends transitions at once and records their durations.
    private final class Recording: TransitionClock {
      var durations: [TimeInterval] = []
      func run(_ transition: WindowTransition) {
        durations.append(transition.duration)
        transition.end()
      }
      func deliver(_ completion: @escaping () -> Void) { completion() }
    }

    @Test("A push takes 0.35 s, a presentation 0.5 s, an animation of an app's own as long as it says")
    func durations() {
      let clock = Recording()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screen = Screen(navigation)
      screen.window.headless.transitionClock = clock
      navigation.pushViewController(UIViewController(), animated: true)
      let modal = UIViewController()
      let delegate = Slow()
      navigation.present(modal, animated: true, completion: nil)
      navigation.dismiss(animated: true, completion: nil)
      modal.transitioningDelegate = delegate
      navigation.present(modal, animated: true, completion: nil)
      navigation.dismiss(animated: false, completion: nil)
      #expect(clock.durations == [0.35, 0.5, 0.5, 2, 0])
    }

    @Test("A change of a view's contents takes as long as it was asked to", arguments: [0, 0.2, 3])
    func contents(duration: TimeInterval) {
      let clock = Recording()
      let screen = Screen()
      screen.window.headless.transitionClock = clock
      UIView.transition(with: screen.window, duration: duration, animations: nil)
      #expect(clock.durations == [duration])
    }

    @Test("A clock of real time ends a transition no sooner than its time has passed, divided by the speed")
    func takesTime() async {
      let screen = Screen()
      let clock = RealTransitionClock(speed: 50)
      screen.window.headless.transitionClock = clock
      let modal = UIViewController()
      let start = ContinuousClock.now
      screen.root.present(modal, animated: true, completion: nil)
      #expect(modal.isBeingPresented)
      #expect(modal.viewIfLoaded?.window == nil)
      #expect(!clock.isIdle)
      await clock.waitUntilIdle()
      #expect(ContinuousClock.now - start >= .milliseconds(10))
      #expect(!modal.isBeingPresented)
      #expect(clock.isIdle)
    }

    @Test("A clock of real time is idle at once when nothing moves")
    func idle() async {
      let clock = RealTransitionClock()
      #expect(clock.isIdle)
      await clock.waitUntilIdle()
    }

    @Test("A clock of real time waits for transitions that completions start, and keeps their order")
    func chain() async {
      let screen = Screen()
      let clock = RealTransitionClock(speed: 1000, completions: .later)
      screen.window.headless.transitionClock = clock
      var moments: [String] = []
      screen.root.present(UIViewController(), animated: true) {
        moments.append("presented")
        screen.root.dismiss(animated: true) { moments.append("dismissed") }
      }
      await clock.waitUntilIdle()
      #expect(moments == ["presented", "dismissed"])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test("A clock of real time keeps neither the window nor the controllers that left")
    func releases() async {
      let clock = RealTransitionClock(speed: 1000)
      weak var window: UIWindow?
      weak var modal: UIViewController?
      do {
        let screen = Screen()
        screen.window.headless.transitionClock = clock
        window = screen.window
        let presented = UIViewController()
        modal = presented
        screen.root.present(presented, animated: true) { screen.root.dismiss(animated: true, completion: nil) }
        await clock.waitUntilIdle()
      }
      #expect(modal == nil)
      #expect(window == nil)
    }
  }
#endif
