#if !canImport(UIKit)
  import Portolan
  import Testing

  @Suite("Where UIKit raises the program ends", .headlessOnly, .tags(.observed), .limited)
  struct RaisingTests {
    @Test("Presenting a controller that has a parent ends the program", .ownProcess, .rule(.raisingPresentation))
    func presentChild() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let child = UIViewController()
          let navigation = UINavigationController(rootViewController: child)
          Screen().root.present(child, animated: false, completion: nil)
          withExtendedLifetime(navigation) {}
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("that has a parent view controller") == true)
    }

    // Source: public crash reports of UIViewControllerHierarchyInconsistency: "child view controller … should have parent view
    // controller … but requested parent is …".
    @Test(
      "Moving the visible top of a stack to another in one turn ends the program, whether or not the clock defers",
      .ownProcess, .rule(.navigation), arguments: [true, false])
    func moveTop(defers: Bool) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [defers] in
        await MainActor.run {
          moveTopToAnotherStack(by: defers ? NextTurnTransitionClock() : ImmediateTransitionClock.shared)
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("UIViewControllerHierarchyInconsistency") == true)
    }

    @Test("Popping to a stranger ends the program", .ownProcess, .rule(.navigation))
    func popToStranger() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = UINavigationController().popToViewController(UIViewController(), animated: false)
        }
      }
    }

    @Test("Selecting a stranger ends the program", .ownProcess, .rule(.tabs))
    func selectStranger() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
      }
    }

    @Test("A second button with the style of cancelling ends the program", .ownProcess, .rule(.items))
    func twoCancels() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        }
      }
    }

    @Test("A supplementary column where there are two columns ends the program", .ownProcess, .rule(.split))
    func supplementaryOfTwo() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
        }
      }
    }
  }

  /// Takes the visible top from one stack and pushes it onto another one in the same turn, where that raises.
  @MainActor
  private func moveTopToAnotherStack(by clock: any TransitionClock) {
    let (first, second) = (UINavigationController(rootViewController: UIViewController()), UINavigationController())
    let split = UISplitViewController()
    split.viewControllers = [first, second]
    let screen = Screen(split)
    screen.window.headless.transitionClock = ImmediateTransitionClock.shared
    let top = UIViewController()
    first.pushViewController(top, animated: false)
    screen.window.headless.transitionClock = clock
    HeadlessSystem.contested = .movedTopRaises
    first.popViewController(animated: false)
    second.pushViewController(top, animated: false)
  }
#endif
