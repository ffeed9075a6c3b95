#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("What has left the hierarchy is released")
  struct ReleaseRegressionTests {
    @Test("A manual clock lets go of a transition that a second change has ended")
    func interruptedTransition() {
      let window = UIWindow(frame: .zero)
      let clock = ManualTransitionClock(beginning: .inCall)
      window.headless.transitionClock = clock
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
      weak var pushed: UIViewController?
      do {
        let screen = UIViewController()
        pushed = screen
        stack.pushViewController(screen, animated: true)
      }
      _ = UIKitWarnings.collect { stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false) }
      #expect(clock.isIdle)
      #expect(pushed == nil)
    }
  }
#endif
