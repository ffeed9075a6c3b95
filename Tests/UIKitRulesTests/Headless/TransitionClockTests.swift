#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Transitions in flight", .headlessOnly, .limited)
  struct TransitionClockTests {
    let clock = ManualTransitionClock()
    let journal = Journal()

    private func screen(_ root: UIViewController) -> Screen {
      let screen = Screen(root)
      screen.window.headless.transitionClock = clock
      _ = journal.take()
      return screen
    }

    @Test("An animated presentation is in flight until the clock ends it", .rule(.transitionState), .tags(.documented))
    func presentation() {
      let screen = screen(UIViewController())
      let modal = journal.controller("modal")
      screen.root.present(modal, animated: true) { [journal] in journal.note("completion") }
      #expect(screen.root.presentedViewController === modal)
      #expect(modal.isBeingPresented)
      #expect(modal.transitionCoordinator?.isAnimated == true)
      #expect(screen.root.transitionCoordinator != nil)
      #expect(journal.take() == ["modal didLoad"])
      clock.step()
      #expect(modal.isBeingPresented)
      #expect(journal.take() == ["modal willAppear"])
      clock.step()
      #expect(!modal.isBeingPresented)
      #expect(modal.transitionCoordinator == nil)
      #expect(screen.root.transitionCoordinator == nil)
      #expect(journal.take() == ["modal didAppear", "completion"])
      #expect(clock.isIdle)
    }

    @Test(
      "A change without an animation ends in the step that begins it", .rule(.transitionState), .tags(.observed))
    func notAnimated() {
      let screen = screen(UIViewController())
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      screen.root.present(modal, animated: false, completion: nil)
      #expect(modal.isBeingPresented)
      clock.step()
      #expect(!modal.isBeingPresented)
      #expect(clock.isIdle)
    }

    @Test("A clock may begin transitions in the call, and keep the animated ones", .rule(.transitionState))
    func beginsInCall() {
      let screen = screen(UINavigationController(rootViewController: journal.controller("a")))
      let clock = ManualTransitionClock(beginning: .inCall)
      screen.window.headless.transitionClock = clock
      screen.root.show(journal.controller("b"), sender: nil)
      #expect(journal.take() == ["b didLoad", "a willDisappear", "b willAppear"])
      clock.step()
      #expect(journal.take() == ["a didDisappear", "b didAppear"])
    }

    @Test(
      "While a dismissal runs, its presenter still presents, and presents the next controller afterwards",
      .rule(.inFlight),
      .tags(.observed))
    func presentationDuringDismissal() {
      let screen = screen(UIViewController())
      let modal = UIViewController()
      screen.root.present(modal, animated: false, completion: nil)
      clock.runToEnd()
      screen.root.dismiss(animated: true, completion: nil)
      #expect(modal.isBeingDismissed)
      let next = UIViewController()
      screen.root.present(next, animated: true, completion: nil)
      clock.step()
      #expect(screen.root.presentedViewController === modal)
      clock.step()
      #expect(screen.root.presentedViewController === next)
      clock.runToEnd()
      #expect(next.view.window === screen.window)
    }

    @Test("During a push the stack is new and the appearance is half way", .rule(.transitionState), .tags(.documented))
    func push() {
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      let screen = screen(navigation)
      let pushed = journal.controller("b")
      navigation.pushViewController(pushed, animated: true)
      #expect(navigation.topViewController === pushed)
      #expect(pushed.isMovingToParent)
      #expect(pushed.transitionCoordinator?.viewController(forKey: .to) === pushed)
      #expect(journal.take().isEmpty)
      clock.step()
      #expect(journal.take() == ["b didLoad", "a willDisappear", "b willAppear"])
      clock.step()
      #expect(journal.take() == ["a didDisappear", "b didAppear"])
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(screen) {}
    }

    @Test("A popped controller has its parent until the pop is over", .rule(.transitionState), .tags(.observed))
    func pop() {
      let popped = journal.controller("b")
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      navigation.pushViewController(popped, animated: false)
      let screen = screen(navigation)
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers.count == 1)
      #expect(popped.parent === navigation)
      #expect(popped.isMovingFromParent)
      clock.step()
      #expect(popped.parent === navigation)
      clock.step()
      #expect(popped.parent == nil)
      #expect(!popped.isMovingFromParent)
      withExtendedLifetime(screen) {}
    }

    @Test("A push while the container itself is coming takes over its appearance", .rule(.appearance), .tags(.unsure))
    func pushWhileBeingPresented() {
      let screen = screen(UIViewController())
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      screen.root.present(navigation, animated: true, completion: nil)
      clock.step()
      navigation.pushViewController(journal.controller("b"), animated: true)
      #expect(
        journal.take() == [
          "a didLoad", "a willAppear", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear",
        ]
      )
      clock.runToEnd()
      #expect(journal.take() == ["b didAppear"])
    }

    @Test("A cover during a push comes after the push", .rule(.appearance), .tags(.observed))
    func coverDuringPush() {
      let navigation = UINavigationController(rootViewController: journal.controller("a"))
      let screen = screen(navigation)
      navigation.pushViewController(journal.controller("b"), animated: true)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: true, completion: nil)
      clock.runToEnd()
      #expect(
        journal.take() == [
          "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b willDisappear",
          "b didDisappear",
        ]
      )
      withExtendedLifetime(screen) {}
    }

    @Test(
      "The coordinator runs alongside animations at the beginning, and completions at the end", .rule(.coordinators),
      .tags(.documented))
    func coordinator() {
      let screen = screen(UIViewController())
      let modal = journal.controller("modal")
      screen.root.present(modal, animated: true) { [journal] in journal.note("completion") }
      let isAccepted = modal.transitionCoordinator?.animate { [journal] _ in
        journal.note("alongside")
      } completion: { [journal] context in
        journal.note("coordinator \(context.isCancelled)")
      }
      #expect(isAccepted == true)
      clock.runToEnd()
      #expect(
        journal.take() == [
          "modal didLoad", "modal willAppear", "alongside", "modal didAppear", "coordinator false", "completion",
        ]
      )
    }

    @Test(
      "An animation alongside a transition that is under way begins at once", .rule(.coordinators), .tags(.documented))
    func coordinatorUnderWay() {
      let screen = screen(UIViewController())
      let modal = journal.controller("modal")
      screen.root.present(modal, animated: true)
      clock.step()
      _ = journal.take()
      let isAccepted = modal.transitionCoordinator?.animate { [journal] _ in
        journal.note("alongside")
      } completion: { [journal] _ in
        journal.note("coordinator")
      }
      #expect(isAccepted == true)
      #expect(journal.take() == ["alongside"])
      clock.runToEnd()
      #expect(journal.take() == ["modal didAppear", "coordinator"])
    }

    @Test(
      "Completions may come later than the transition, even if nothing is animated", .rule(.completions),
      .tags(.observed))
    func laterCompletions() {
      let clock = ManualTransitionClock(completions: .later)
      let screen = Screen()
      screen.window.headless.transitionClock = clock
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      var isCompleted = false
      screen.root.present(modal, animated: false) { isCompleted = true }
      clock.step()
      #expect(!modal.isBeingPresented)
      #expect(!isCompleted)
      clock.step()
      #expect(isCompleted)
    }

    @Test("Without a manual clock, later is a later turn of the main actor", .rule(.completions), .tags(.observed))
    func laterTurn() async {
      let screen = Screen()
      screen.window.headless.transitionClock = ImmediateTransitionClock(completions: .later)
      var isCompleted = false
      await withCheckedContinuation { continuation in
        screen.root.present(UIViewController(), animated: false) {
          isCompleted = true
          continuation.resume()
        }
        #expect(!isCompleted)
      }
      #expect(isCompleted)
    }

    @Test(
      "A controller that is dismissed in flight is released when the clock ends it", .rule(.release), .tags(.documented)
    )
    func released() {
      let screen = screen(UIViewController())
      weak var modal: UIViewController?
      do {
        let controller = UIViewController()
        modal = controller
        screen.root.present(controller, animated: true, completion: nil)
      }
      clock.runToEnd()
      screen.root.dismiss(animated: true, completion: nil)
      #expect(modal != nil)
      clock.runToEnd()
      #expect(modal == nil)
    }
  }
#endif
