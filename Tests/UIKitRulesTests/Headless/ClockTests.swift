#if !canImport(UIKit)
  import Portolan
  import Testing

  /// The clocks that keep transitions waiting and call completions at once or later.
  enum ClockKind: CaseIterable {
    case manual
    case manualLater
    case real
    case realLater

    /// Returns a new clock of this kind.
    ///
    /// A real clock ends a push in a third of a millisecond.
    @MainActor
    func make() -> any TransitionClock {
      switch self {
      case .manual: ManualTransitionClock()
      case .manualLater: ManualTransitionClock(completions: .later)
      case .real: RealTransitionClock(speed: 1000)
      case .realLater: RealTransitionClock(speed: 1000, completions: .later)
      }
    }
  }

  @MainActor
  @Suite("In flight on every clock", .rule(.inFlight), .headlessOnly, .limited)
  struct ClockTests {
    private func screen(_ kind: ClockKind, _ root: UIViewController = UIViewController()) -> Screen {
      let screen = Screen(root)
      screen.window.headless.transitionClock = kind.make()
      return screen
    }

    private func rest(_ screen: Screen) async {
      switch screen.window.headless.transitionClock {
      case let clock as ManualTransitionClock: clock.runToEnd()
      case let clock as RealTransitionClock: await clock.waitUntilIdle()
      default: Issue.record("The screen's clock keeps nothing in flight")
      }
    }

    @Test("A second presentation on the presenter is refused", .tags(.observed), arguments: ClockKind.allCases)
    func secondPresentation(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      var completions: [String] = []
      screen.root.present(modal, animated: true) { completions.append("first") }
      let warnings = UIKitWarnings.collect {
        screen.root.present(UIViewController(), animated: true) { completions.append("second") }
      }
      #expect(completions.isEmpty)
      await rest(screen)
      #expect(warnings.count == 1)
      #expect(completions == ["first"])
      #expect(screen.root.presentedViewController === modal)
    }

    @Test("A presentation waits for the dismissal before it", .tags(.observed), arguments: ClockKind.allCases)
    func presentationDuringDismissal(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      screen.root.present(modal, animated: false, completion: nil)
      await rest(screen)
      var completions: [String] = []
      let next = UIViewController()
      screen.root.dismiss(animated: true) { completions.append("dismissed") }
      screen.root.present(next, animated: false) { completions.append("presented") }
      #expect(screen.root.presentedViewController === modal)
      await rest(screen)
      #expect(completions == ["dismissed", "presented"])
      #expect(screen.root.presentedViewController === next)
    }

    // Source: the suite of github.com/ww-tech/lasso, of which 49 of 51 tests pass with the real and with the next-turn clock, and 36 with
    // the immediate one.
    @Test("On a new window an animated change takes effect after the call", .tags(.observed))
    func clockOfNewWindow() async {
      let (window, root, modal) = (UIWindow(frame: .zero), UIViewController(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
      var isCompleted = false
      root.present(modal, animated: true) { isCompleted = true }
      #expect(root.presentedViewController === modal)
      #expect(modal.viewIfLoaded?.window == nil)
      await settle()
      #expect(modal.viewIfLoaded?.window === window)
      #expect(isCompleted)
    }

    @Test("A window that is created has the clock of the system, and older windows keep theirs", .tags(.unsure))
    func clockOfSystem() {
      let older = UIWindow(frame: .zero)
      let outer = HeadlessSystem.transitionClock
      #expect(outer === NextTurnTransitionClock.shared)
      HeadlessSystem.transitionClock = ImmediateTransitionClock.shared
      defer { HeadlessSystem.transitionClock = outer }
      #expect(UIWindow(frame: .zero).headless.transitionClock === ImmediateTransitionClock.shared)
      #expect(older.headless.transitionClock === outer)
    }

    @Test("A dismissal during a presentation waits for it", .tags(.observed), arguments: ClockKind.allCases)
    func dismissalDuringPresentation(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      var completions: [String] = []
      screen.root.present(modal, animated: true) { completions.append("presented") }
      let warnings = UIKitWarnings.collect { modal.dismiss(animated: false) { completions.append("dismissed") } }
      await rest(screen)
      #expect(warnings.isEmpty)
      #expect(completions == ["presented", "dismissed"])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test(
      "A modal that is dismissed twice leaves once, with both completions", .tags(.observed),
      arguments: ClockKind.allCases)
    func dismissedTwice(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      screen.root.present(modal, animated: true, completion: nil)
      await rest(screen)
      var completions: [String] = []
      modal.dismiss(animated: true) { completions.append("first") }
      modal.dismiss(animated: true) { completions.append("second") }
      await rest(screen)
      #expect(completions == ["first", "second"])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test("A pop during a push waits for it", .tags(.observed), arguments: ClockKind.allCases)
    func popDuringPush(kind: ClockKind) async {
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      let screen = screen(kind, navigation)
      _ = journal.take()
      navigation.pushViewController(journal.controller("b"), animated: true)
      #expect(navigation.popViewController(animated: true) == nil)
      await rest(screen)
      #expect(
        journal.take() == [
          "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
          "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        ]
      )
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("A change without an animation is over once it has begun", .tags(.documented), arguments: ClockKind.allCases)
    func notAnimated(kind: ClockKind) async {
      let screen = screen(kind, UINavigationController(rootViewController: UIViewController()))
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      var wasOver: Bool?
      screen.root.present(modal, animated: false) { wasOver = !modal.isBeingPresented && modal.view.window != nil }
      await rest(screen)
      #expect(wasOver == true)
      #expect(modal.transitionCoordinator == nil)
      screen.root.dismiss(animated: false, completion: nil)
      await rest(screen)
      #expect(screen.root.presentedViewController == nil)
      #expect(!modal.isBeingDismissed)
    }
  }
#endif
