#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user goes back", .rule(.gestures), .headlessOnly, .tags(.documented), .limited)
  struct UserBackTests {
    let journal = Journal()
    let navigation = UINavigationController()

    private func screen(_ names: String...) -> Screen {
      navigation.viewControllers = names.map(journal.controller)
      let screen = Screen(navigation)
      _ = journal.take()
      return screen
    }

    @Test("The user goes back by the back button")
    func button() async throws {
      let screen = screen("a", "b")
      try screen.window.user.back()
      await settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(
        journal.take() == ["a didLoad", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"]
      )
    }

    @Test("The user goes back by a swipe")
    func swipe() async throws {
      let screen = screen("a", "b")
      try screen.window.user.swipeBack()
      await settle()
      #expect(navigation.viewControllers.count == 1)
    }

    // Source of the order: wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html.
    @Test("A swipe back that is cancelled leaves all as it was")
    func cancelledSwipe() async throws {
      let screen = screen("a", "b")
      let before = navigation.viewControllers
      let top = try #require(navigation.topViewController)
      try screen.window.user.swipeBack(completing: false)
      await settle()
      #expect(navigation.viewControllers == before)
      #expect(top.parent === navigation)
      #expect(!top.isMovingFromParent)
      #expect(top.view.window === screen.window)
      #expect(before[0].viewIfLoaded?.window == nil)
      #expect(
        journal.take() == [
          "a didLoad", "b willDisappear", "a willAppear", "a willDisappear", "a didDisappear", "b didAppear",
        ]
      )
    }

    @Test("A swipe in flight is interactive, and has a coordinator that says whether it was cancelled")
    func interactive() async throws {
      let screen = screen("a", "b")
      let clock = ManualTransitionClock()
      screen.window.headless.transitionClock = clock
      try screen.window.user.swipeBack(completing: false)
      await settle()
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.initiallyInteractive)
      #expect(navigation.viewControllers.count == 1)
      var wasCancelled: Bool?
      coordinator.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
      clock.step()
      #expect(wasCancelled == true)
      #expect(navigation.viewControllers.count == 2)
    }

    // Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:): the closure
    // is executed when a transition is interactive no more, and isCancelled tells that it was cancelled.
    @Test(
      "The coordinator of a swipe tells when its gesture is over, once, before the last callbacks",
      arguments: [true, false])
    func interactionChanges(completes: Bool) async throws {
      let screen = screen("a", "b")
      let clock = ManualTransitionClock()
      screen.window.headless.transitionClock = clock
      try screen.window.user.swipeBack(completing: completes)
      let coordinator = try #require(navigation.transitionCoordinator)
      _ = journal.take()
      var heard: [[Bool]] = []
      coordinator.notifyWhenInteractionChanges { context in
        #expect(journal.take().isEmpty)
        heard.append([context.initiallyInteractive, context.isInteractive, context.isCancelled])
      }
      #expect(coordinator.isInteractive)
      clock.runToEnd()
      #expect(heard == [[true, false, !completes]])
      #expect(!journal.take().isEmpty)
    }

    @Test("The coordinator of a change by code never tells of a gesture")
    func noInteraction() async throws {
      let screen = screen("a", "b")
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in Issue.record("There was no gesture.") }
      await settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(screen.window.rootViewController === navigation)
    }

    @Test("The user cannot go back from the bottom, from a hidden bar, or past a button in place of the back button")
    func noButton() async {
      let screen = screen("a")
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      navigation.pushViewController(UIViewController(), animated: false)
      await settle()
      navigation.isNavigationBarHidden = true
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      navigation.isNavigationBarHidden = false
      navigation.topViewController?.navigationItem.hidesBackButton = true
      #expect(throws: UserGestureError.self) { try screen.window.user.swipeBack() }
      navigation.topViewController?.navigationItem.hidesBackButton = false
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      #expect(throws: UserGestureError.self) { try screen.window.user.swipeBack() }
      #expect(navigation.viewControllers.count == 2)
    }

    @Test("The user cannot go back under a modal, and not while a transition runs")
    func outOfReach() async throws {
      let screen = screen("a", "b")
      navigation.present(UIViewController(), animated: false, completion: nil)
      await settle()
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      navigation.dismiss(animated: false, completion: nil)
      await settle()
      let clock = ManualTransitionClock()
      screen.window.headless.transitionClock = clock
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      clock.step()
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
      clock.step()
      try screen.window.user.back()
      clock.runToEnd()
      #expect(navigation.viewControllers.count == 2)
    }

    // Source: developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:shouldpop:).
    @Test("A stack that refuses the pop of its bar keeps its screen")
    func refusedPop() async throws {
      final class Guarded: UINavigationController, UINavigationBarDelegate {
        var allowsPop = false
        var asked: [UINavigationItem] = []

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
          asked.append(item)
          return allowsPop
        }
      }
      let stack = Guarded()
      stack.viewControllers = [UIViewController(), UIViewController()]
      let screen = Screen(stack)
      await settle()
      try screen.window.user.back()
      await settle()
      #expect(stack.viewControllers.count == 2)
      #expect(stack.asked.first === stack.topViewController?.navigationItem)
      stack.allowsPop = true
      try screen.window.user.back()
      await settle()
      #expect(stack.viewControllers.count == 1)
      #expect(stack.asked.count == 2)
    }

    // Source: https://developer.apple.com/documentation/uikit/uinavigationitem/backaction.
    @Test("The user goes back by an action of the item, instead of a pop, and also on the first controller")
    func backAction() async throws {
      let screen = screen("a", "b")
      var taps = 0
      navigation.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
      try screen.window.user.back()
      await settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(taps == 1)
      navigation.topViewController?.navigationItem.backAction = nil
      navigation.popViewController(animated: false)
      await settle()
      navigation.topViewController?.navigationItem.backAction = UIAction(title: "Close") { _ in taps += 1 }
      #expect(screen.window.renderedText.contains("[‹ Close]"))
      try screen.window.user.back()
      #expect(taps == 2)
      #expect(throws: UserGestureError.self) { try screen.window.user.swipeBack() }
    }

    // Source: https://sarunw.com/posts/what-should-you-know-about-navigation-history-stack-in-ios14.
    @Test("The user goes back by the menu of the back button, which pops several controllers at once")
    func menu() async throws {
      let screen = screen("a", "b", "c", "d")
      let titles = ["Shop", "Shoes", "Shoes", nil]
      for (controller, title) in zip(navigation.viewControllers, titles) { controller.title = title }
      navigation.viewControllers[0].navigationItem.backButtonTitle = "Home"
      #expect(
        screen.window.user.possibleGestures
          == ["go back", "swipe back", "go back to \"Shoes #2\"", "go back to \"Home\""])
      #expect(screen.window.user.possible.map(\.step).suffix(2) == ["back to \"Shoes #2\"", "back to \"Home\""])
      try screen.window.user.back(to: "Shoes #2")
      await settle()
      #expect(navigation.viewControllers.map(\.title) == ["Shop", "Shoes"])
      #expect(journal.take() == ["b didLoad", "d willDisappear", "b willAppear", "d didDisappear", "b didAppear"])
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.back(to: "Shoes") }
      #expect(error?.reason == "nothing on screen offers it")
      try screen.window.user.back(to: "Home")
      await settle()
      #expect(navigation.viewControllers.count == 1)
    }

    // Source: https://github.com/wikimedia/wikipedia-ios/pull/3640: the delegate of the bar is not asked.
    @Test("The user goes back by the menu, past the action of the item, but not without a back button")
    func menuPastAction() async throws {
      let screen = screen("a", "b", "c")
      for controller in navigation.viewControllers { controller.title = "Page" }
      let item = try #require(navigation.topViewController?.navigationItem)
      item.hidesBackButton = true
      #expect(throws: UserGestureError.self) { try screen.window.user.back(to: "Page") }
      item.hidesBackButton = false
      #expect(screen.window.user.possibleGestures == ["go back", "swipe back", "go back to \"Page #2\""])
      item.backAction = UIAction { _ in Issue.record("The action belongs to the tap") }
      // The nearest entry differs from a tap now.
      #expect(screen.window.user.possibleGestures.contains("go back to \"Page\""))
      try screen.window.user.back(to: "Page")
      await settle()
      #expect(navigation.viewControllers.count == 2)
    }

    // Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled.
    @Test("The user cannot go back by a swipe whose recognisers are disabled, while the button is there")
    func disabledSwipe() async throws {
      let screen = screen("a", "b")
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(screen.window.user.possibleGestures.contains("swipe back"))
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.swipeBack() }
      #expect(error?.reason == "the swipe back is disabled")
      try screen.window.user.back()
      await settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
#endif
