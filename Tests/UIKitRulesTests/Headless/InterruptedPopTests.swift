#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions, "the article" below. For iOS 26:
  // github.com/software-mansion/react-native-screens/pull/3093 and /3173; for animations of an app's own github.com/grahammendick/
  // navigation/pull/888.
  @MainActor
  @Suite("Pops that interrupt a transition", .headlessOnly, .rule(.waitingCalls), .limited)
  struct InterruptedPopTests {
    private final class Fading: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
      }
    }

    private let journal = Journal()
    private let stack = UINavigationController()
    private let clock = ManualTransitionClock(beginning: .inCall)

    private func screen(_ names: String...) -> Screen {
      stack.viewControllers = names.map(journal.controller)
      let screen = Screen(stack)
      screen.window.headless.transitionClock = clock
      _ = journal.take()
      return screen
    }

    // Source: the article: a push that is interrupted is never cancelled: it completes, and the pop begins in the same turn.
    @Test("On iOS 26 a pop during a push completes the push, and begins at once", .tags(.documented))
    func pop() {
      let screen = screen("a")
      let pushed = journal.controller("b")
      simulating(iOS: 26) {
        stack.pushViewController(pushed, animated: true)
        #expect(stack.popViewController(animated: true) === pushed)
      }
      #expect(
        journal.take() == [
          "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b willDisappear",
          "a willAppear",
        ])
      clock.runToEnd()
      #expect(stack.viewControllers.count == 1)
      #expect(journal.take() == ["b didDisappear", "a didAppear"])
      withExtendedLifetime(screen) {}
    }

    @Test("On iOS 26 a pop to a controller, or to the root, ends the running push too", .tags(.observed))
    func others() {
      let screen = screen("a", "b")
      let all = stack.viewControllers
      simulating(iOS: 26) {
        stack.pushViewController(journal.controller("c"), animated: true)
        #expect(stack.popToViewController(all[1], animated: true)?.count == 1)
        #expect(stack.popToRootViewController(animated: true)?.count == 1)
      }
      clock.runToEnd()
      #expect(stack.viewControllers == [all[0]])
      withExtendedLifetime(screen) {}
    }

    @Test(
      "On iOS 26 two quick taps of the back button pop two screens, and before only the first counts", .tags(.observed))
    func taps() throws {
      let screen = screen("a", "b", "c")
      try screen.window.user.back()
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      clock.runToEnd()
      stack.pushViewController(journal.controller("c"), animated: true)
      clock.runToEnd()
      try simulating(iOS: 26) {
        try screen.window.user.back()
        try screen.window.user.back()
      }
      clock.runToEnd()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("A pop waits for an animation of the app's own on iOS 26 too, and for a push on iOS 18", .tags(.observed))
    func waits() {
      let screen = screen("a")
      stack.pushViewController(journal.controller("b"), animated: true)
      #expect(stack.popViewController(animated: true) == nil)
      clock.runToEnd()
      #expect(stack.viewControllers.count == 1)
      let fading = Fading()
      stack.delegate = fading
      simulating(iOS: 26) {
        stack.pushViewController(journal.controller("b"), animated: true)
        #expect(stack.popViewController(animated: true) == nil)
      }
      clock.runToEnd()
      #expect(stack.viewControllers.count == 1)
      withExtendedLifetime(screen) {}
    }

    // Source: the article, of iOS 18: a pop that the user cancels goes "directly to the appearing state" and to viewDidAppear. Before:
    // wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html.
    @Test(
      "A controller whose pop is cancelled is not told that it will appear, as it was before iOS 18", .tags(.documented)
    )
    func cancelled() throws {
      let screen = screen("a", "b")
      try screen.window.user.swipeBack(completing: false)
      clock.runToEnd()
      #expect(journal.take().filter { $0.hasPrefix("b") } == ["b willDisappear", "b didAppear"])
      try simulating(iOS: 17) {
        try screen.window.user.swipeBack(completing: false)
        clock.runToEnd()
      }
      #expect(journal.take().filter { $0.hasPrefix("b") } == ["b willDisappear", "b willAppear", "b didAppear"])
      #expect(stack.viewControllers.count == 2)
    }
  }
#endif
