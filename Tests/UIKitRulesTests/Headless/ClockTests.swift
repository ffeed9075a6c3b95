#if !canImport(UIKit)
  import Portolan
  import Testing

  /// A clock that keeps transitions in flight, and calls completions at once or later.
  enum ClockKind: CaseIterable {
    case manual
    case manualLater
    case real
    case realLater

    /// A new clock of this kind; a real one ends a push in a third of a millisecond.
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
  @Suite("In flight on every clock", .rule(.inFlight), .tags(.headlessOnly), .limited)
  struct ClockTests {
    private func screen(_ kind: ClockKind, _ root: UIViewController = UIViewController()) -> Screen {
      let screen = Screen(root)
      screen.window.transitionClock = kind.make()
      return screen
    }

    private func rest(_ screen: Screen) async {
      switch screen.window.transitionClock {
      case let clock as ManualTransitionClock: clock.runToEnd()
      case let clock as RealTransitionClock: await clock.waitUntilIdle()
      default: Issue.record("The screen's clock keeps nothing in flight")
      }
    }

    @Test("A second presentation is refused", .tags(.observed), arguments: ClockKind.allCases)
    func secondPresentation(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      var completions: [String] = []
      screen.root.present(modal, animated: true) { completions.append("first") }
      let warnings = UIKitWarnings.collect {
        screen.root.present(UIViewController(), animated: true) { completions.append("second") }
        modal.present(UIViewController(), animated: false) { completions.append("third") }
      }
      #expect(completions.isEmpty)
      await rest(screen)
      #expect(warnings.count == 2)
      #expect(completions == ["first"])
      #expect(modal.presentedViewController == nil)
    }

    @Test("A presentation during a dismissal is refused", .tags(.observed), arguments: ClockKind.allCases)
    func presentationDuringDismissal(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      screen.root.present(modal, animated: false, completion: nil)
      var isCompleted = false
      screen.root.dismiss(animated: true, completion: nil)
      let warnings = UIKitWarnings.collect {
        screen.root.present(UIViewController(), animated: false) { isCompleted = true }
        modal.present(UIViewController(), animated: false) { isCompleted = true }
      }
      await rest(screen)
      #expect(warnings.count == 2)
      #expect(!isCompleted)
      #expect(screen.root.presentedViewController == nil)
      #expect(modal.presentedViewController == nil)
    }

    @Test("A dismissal during either is dropped", .tags(.unsure), arguments: ClockKind.allCases)
    func dismissal(kind: ClockKind) async {
      let screen = screen(kind)
      let modal = UIViewController()
      var completions: [String] = []
      screen.root.present(modal, animated: true, completion: nil)
      var warnings = UIKitWarnings.collect { modal.dismiss(animated: false) { completions.append("early") } }
      await rest(screen)
      #expect(screen.root.presentedViewController === modal)
      modal.dismiss(animated: true) { completions.append("first") }
      warnings += UIKitWarnings.collect { modal.dismiss(animated: true) { completions.append("second") } }
      await rest(screen)
      #expect(warnings.count == 2)
      #expect(completions == ["first"])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test("A pop during a push ends the push first", .tags(.unsure), arguments: ClockKind.allCases)
    func popDuringPush(kind: ClockKind) async {
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      let screen = screen(kind, navigation)
      _ = journal.take()
      navigation.pushViewController(journal.controller("b"), animated: true)
      _ = UIKitWarnings.collect { navigation.popViewController(animated: true) }
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

    @Test("What is not animated ends at once", .tags(.documented), arguments: ClockKind.allCases)
    func notAnimated(kind: ClockKind) {
      let screen = screen(kind, UINavigationController(rootViewController: UIViewController()))
      let modal = UIViewController()
      screen.root.present(modal, animated: false, completion: nil)
      #expect(!modal.isBeingPresented)
      #expect(modal.transitionCoordinator == nil)
      screen.root.dismiss(animated: false, completion: nil)
      #expect(screen.root.presentedViewController == nil)
      #expect(!modal.isBeingDismissed)
    }
  }
#endif
