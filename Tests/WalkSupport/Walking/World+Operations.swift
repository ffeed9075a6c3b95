#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanTestSupport

  extension World {
    func perform(_ operation: Operation) {
      switch operation {
      case .request(let order): make(order)
      case .cancel(let choice): if !open.isEmpty { cancel(open[choice % open.count]) }
      case .gesture(let gesture): perform(gesture)
      case .byHand(let change, let animated): if mayMoveByHand { perform(change, animated: animated) }
      case .stepClock: clock.step()
      case .openGate(let choice): gates.open(choice)
      case .plan(let route, let subject): plan(route, subject: subject)
      case .overlay(let cover): perform(cover)
      case .forgetAnimations(let forgets): useAnimator(forgets)
      case .settle: settle()
      }
      if !VirtualExecutor.shared.drain() { report(.tasksComeToRest, "tasks went on and on after: \(operation)") }
    }

    /// Cancels a request, which must then be answered even if the code that it awaits never returns.
    private func cancel(_ request: Request) {
      request.cancel()
      guard request.isCancellable, clock.isIdle, VirtualExecutor.shared.drain(), request.isOpen else { return }
      _ = VirtualExecutor.shared.passDeadlines()
      if VirtualExecutor.shared.drain(), clock.isIdle, request.isOpen {
        report(.cancellationIsAnswered, "request \(request.number)")
      }
    }

    /// Opens every gate and ends every transition until no work is left.
    func settle() {
      for _ in 0..<10_000 {
        guard VirtualExecutor.shared.drain() else { return report(.tasksComeToRest, "tasks go on and on") }
        if gates.open(0) || clock.step() { continue }
        // A request may wait for an event that never comes, so time passes.
        if !open.isEmpty, passDeadline() { continue }
        if animator.isIdle { return }
        useAnimator(false)
      }
      report(.tasksComeToRest, "what is waited for goes on and on")
    }

    /// Lets the deadlines pass for which a request waits, which must be because of a transition that never ends.
    ///
    /// - Returns: `false` if there were none.
    private func passDeadline() -> Bool {
      let waiting = open.map(\.number)
      guard VirtualExecutor.shared.passDeadlines() else { return false }
      Tally.shared.count("deadline")
      if animator.isIdle { report(.waitsEndByEvents, "a request waits for what does not come") }
      // Each of the requests may have had its own, and wait in a guard or for its turn since.
      deadlineCount = waiting == waitingAtDeadline ? deadlineCount + 1 : 1
      if deadlineCount > waiting.count { report(.oneDeadlineARequest, "requests \(waiting) wait on") }
      waitingAtDeadline = waiting
      return true
    }

    /// Uses animations that never complete, or completes them all.
    private func useAnimator(_ forgets: Bool) {
      animator.isInUse = forgets
      guard forgets else { return animator.complete() }
      for controller in Survey(of: window).controllers {
        controller.transitioningDelegate = animator
        (controller as? UINavigationController)?.delegate = animator
      }
    }

    private func plan(_ route: Int, subject: Int) {
      let before = Survey(of: window).places
      _ = try? routers[0].plan(to: destination(route, subject: subject))
      if Survey(of: window).places != before { report(.planChangesNothing, "route \(route) for subject \(subject)") }
    }

    // MARK: The user

    private func perform(_ gesture: Operation.Gesture) {
      // UIKit has no back swipe in a stack with an animation of the app, and a finger that stays down is waited for.
      let isInUse = animator.isInUse
      animator.isInUse = false
      defer { animator.isInUse = isInUse }
      do {
        switch gesture {
        case .tapTab(let number):
          guard let title = tabTitle(number) else { return }
          try window.user.tap(tab: title)
        case .back: try window.user.back()
        case .swipeBack(let completing): try window.user.swipeBack(completing: completing)
        case .swipeDown(let completing): try window.user.swipeDown(completing: completing)
        case .tapAlert: try window.user.tap(alertAction: "OK")
        }
        touch()
      } catch {
        // There was no target for the gesture.
      }
    }

    private func tabTitle(_ number: Int) -> String? {
      let bars = Survey(of: window).controllers.compactMap { $0 as? UITabBarController }
      guard let tabs = bars.last?.viewControllers, !tabs.isEmpty else { return nil }
      return tabs[number % tabs.count].title
    }

    // MARK: The overlay

    private func perform(_ cover: Operation.Cover) {
      switch cover {
      case .show, .showWithoutInput:
        guard let scene = window.windowScene else { return }
        let shown = overlay ?? OverlayWindow(in: scene)
        overlay = shown
        overlayWindow = shown.window
        shown.show(UIViewController(), takingInput: cover == .show)
      case .touch: if overlay?.isShown == true { overlay?.window.makeKey() }
      case .hide: overlay?.hide()
      case .release: overlay = nil
      }
    }

    // MARK: By hand

    /// A Boolean value that indicates whether the app may call UIKit, which it does between navigations and not inside
    /// them.
    private var mayMoveByHand: Bool {
      open.allSatisfy(\.isInGuard)
    }

    private func perform(_ change: Operation.HandMade, animated: Bool) {
      touch()
      defer { ledger?.noteHidden() }
      switch change {
      case .push(let choice): stack(choice)?.pushViewController(screen(), animated: animated)
      case .pop(let choice): stack(choice)?.popViewController(animated: animated)
      case .popToRoot(let choice): stack(choice)?.popToRootViewController(animated: animated)
      case .reverseStack(let choice):
        let stack = stack(choice)
        stack?.setViewControllers(stack?.viewControllers.reversed() ?? [], animated: animated)
      case .replaceStack(let choice): stack(choice)?.setViewControllers([screen(), screen()], animated: animated)
      case .present(let style):
        let modal = screen()
        modal.modalPresentationStyle = style
        modal.popoverPresentationController?.sourceView = UIView()
        topmost?.present(modal, animated: animated, completion: nil)
      case .presentStack: topmost?.present(build(.stack([.screen(refusesToLeave: false)])), animated: animated)
      case .presentAlert: presentAlert(animated: animated)
      case .dismissTop: topmost?.dismiss(animated: animated, completion: nil)
      case .dismissAll: window.rootViewController?.dismiss(animated: animated, completion: nil)
      case .showDetail: pick(UISplitViewController.self, 0)?.showDetailViewController(screen(), sender: nil)
      case .replaceRoot:
        let screen = Shape.screen(refusesToLeave: false)
        let split = Shape.split(.stack([screen]), screen)
        replaceRoot(by: .tabs([.stack([screen, screen]), .drawer([screen, screen]), split]))
      case .emptyWindow: replaceRoot(by: nil)
      case .addChild(let choice), .removeChild(let choice): changeChildren(change, choice)
      default: rearrange(change)
      }
    }

    /// Adds a child to a container by hand, or removes one.
    ///
    /// A stack and tabs take what is added as one of their own; any other controller has it beside what it contains.
    private func changeChildren(_ change: Operation.HandMade, _ choice: Int) {
      guard let parent = pick(UIViewController.self, choice), !(parent is UISplitViewController),
        !aside.contains(parent), (parent as? UITabBarController)?.viewControllers?.isEmpty != true
      else { return }
      if case .removeChild = change {
        let child = parent.children.last { $0 is HandAddedChild }
        child?.willMove(toParent: nil)
        child?.viewIfLoaded?.removeFromSuperview()
        child?.removeFromParent()
        return
      }
      let isOwn = parent is UINavigationController || parent is UITabBarController
      let child = isOwn ? screen() : HandAddedChild()
      if !isOwn { census.register(child) }
      parent.addChild(child)
      if !isOwn, parent.isViewLoaded, choice.isMultiple(of: 2) { parent.view.addSubview(child.view) }
      child.didMove(toParent: parent)
    }

    private func stack(_ choice: Int) -> UINavigationController? {
      pick(UINavigationController.self, choice)
    }

    private func rearrange(_ change: Operation.HandMade) {
      switch change {
      case .selectTab(let number):
        guard let tabs = pick(UITabBarController.self, 0), let count = tabs.viewControllers?.count, count > 0 else {
          return
        }
        tabs.selectedIndex = number % count
      case .addTab:
        guard let tabs = pick(UITabBarController.self, 0) else { return }
        tabs.viewControllers = (tabs.viewControllers ?? []) + [screen()]
      case .removeTab(let number):
        guard let tabs = pick(UITabBarController.self, 0), let count = tabs.viewControllers?.count, count > 1 else {
          return
        }
        tabs.viewControllers?.remove(at: number % count)
      case .showPage(let number):
        guard let drawer = pick(DrawerViewController.self, 0), !drawer.pages.isEmpty else { return }
        drawer.show(drawer.pages[number % drawer.pages.count])
      case .addPage:
        guard let drawer = pick(DrawerViewController.self, 0) else { return }
        drawer.setPages(drawer.pages + [screen()])
      case .showInStranger(let number), .addToStranger(let number), .removeFromStranger(let number):
        let strangers = Survey(of: window).controllers.compactMap { $0 as? any StrangersContainer }
        if !strangers.isEmpty { rearrange(strangers[number % strangers.count], change) }
      default: break
      }
    }

    private func rearrange(_ stranger: any StrangersContainer, _ change: Operation.HandMade) {
      let kept = stranger.kept
      switch change {
      case .showInStranger(let number):
        if let tabs = stranger as? LazyTabsController { return tabs.select(number % 3) }
        if !kept.isEmpty { stranger.show(kept[number % kept.count]) }
      case .addToStranger where kept.count < type(of: stranger).capacity: stranger.keep(kept + [screen()])
      case .removeFromStranger(let number) where kept.count > 1:
        stranger.keep(kept.filter { $0 !== kept[number % kept.count] })
      default: break
      }
    }

    private func presentAlert(animated: Bool) {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      census.register(alert)
      topmost?.present(alert, animated: animated, completion: nil)
    }

    /// Replaces the root, or leaves the window without one, but only if nothing is presented.
    ///
    /// UIKit would leave the presented controllers in the window without a presenter, so apps dismiss them first.
    private func replaceRoot(by shape: Shape?) {
      guard window.rootViewController?.presentedViewController == nil, isIdle else { return }
      window.rootViewController = shape.map { build($0) }
    }

    private func build(_ shape: Shape) -> UIViewController {
      shape.build(census: census, defect: defect)
    }

    private func screen() -> WalkScreen {
      WalkScreen(-4, census: census)
    }

    private func pick<Container: UIViewController>(_ type: Container.Type, _ choice: Int) -> Container? {
      let all = Survey(of: window).controllers.compactMap { $0 as? Container }
      return all.isEmpty ? nil : all[choice % all.count]
    }
  }
#endif
