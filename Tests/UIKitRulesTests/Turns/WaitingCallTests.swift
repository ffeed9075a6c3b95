import Portolan
import PortolanTestSupport
import Testing

/// Calls during a transition; they wait for its end and are verified only then.
///
/// Sources: stacks of crashes whose raising call comes from the previous transition. They are `_runAlongsideCompletions →
/// _applyBlocks → pushViewController:animated:` (WordPress-iOS 7284, pro.webssh.net 16) and `… →
/// _presentViewController:withAnimationController:completion:` after a push, and after a dismissal on iOS 26. Also the experiment
/// of zijiebao.com/jishu/832071.html: pushes and pops after an animated push in the same turn are performed a second time later.
///
/// Sources disagree on a presentation during a dismissal: before iOS 13 UIKit refused it ("while a dismissal is in
/// progress!"). These tests follow the newer iOS.
@MainActor
@Suite("Calls during a transition", .rule(.waitingCalls), .tags(.turns), .limited)
struct WaitingCallTests {
  let journal = Journal()
  let navigation = UINavigationController()

  private func screenInMotion(_ names: String...) async -> Screen {
    navigation.viewControllers = names.map(journal.controller)
    let screen = await Screen.inMotion(navigation)
    _ = journal.take()
    return screen
  }

  @Test("A push during a push comes after it", .tags(.observed))
  func pushDuringPush() async {
    let screen = await screenInMotion("a")
    let second = journal.controller("c")
    navigation.pushViewController(journal.controller("b"), animated: true)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(second.parent == nil)
    await screen.rest()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.viewControllers.last === second)
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear",
      ])
  }

  @Test("A pop during a push returns nothing and comes after it", .tags(.observed))
  func popDuringPush() async {
    let screen = await screenInMotion("a")
    let pushed = journal.controller("b")
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController === pushed)
    await screen.rest()
    #expect(navigation.viewControllers.count == 1)
    #expect(pushed.parent == nil)
  }

  @Test("A pop to a controller, and to the root, during a push comes after it", .tags(.unsure))
  func popToDuringPush() async {
    let screen = await screenInMotion("a", "b", "c")
    let all = navigation.viewControllers
    navigation.pushViewController(journal.controller("d"), animated: true)
    #expect(navigation.popToViewController(all[1], animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.viewControllers.count == 4)
    await screen.rest()
    #expect(navigation.viewControllers == [all[0]])
  }

  @Test("A push from a callback of a push comes after it", .tags(.observed))
  func pushFromCallback() async {
    let screen = await screenInMotion("a")
    let pushed = journal.controller("b")
    let next = journal.controller("c")
    pushed.during = { [navigation] callback in
      if callback == "willAppear" { navigation.pushViewController(next, animated: false) }
    }
    navigation.pushViewController(pushed, animated: false)
    await screen.rest()
    #expect(navigation.viewControllers.last === next)
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear",
      ])
  }

  @Test("A presentation during a push comes after it", .tags(.observed))
  func presentDuringPush() async {
    let screen = await screenInMotion("a")
    let pushed = journal.controller("b")
    let modal = journal.controller("modal")
    var isCompleted = false
    navigation.pushViewController(pushed, animated: true)
    pushed.present(modal, animated: true) { isCompleted = true }
    #expect(navigation.presentedViewController == nil)
    #expect(!modal.isViewLoaded)
    await screen.rest()
    #expect(navigation.presentedViewController === modal)
    #expect(isCompleted)
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "modal didLoad", "modal willAppear", "modal didAppear",
      ])
  }

  @Test("A presentation during a dismissal comes after it", .tags(.observed), arguments: [true, false])
  func presentDuringDismissal(isAnimated: Bool) async {
    let screen = await Screen.inMotion()
    let modal = journal.controller("modal")
    screen.root.present(modal, animated: false, completion: nil)
    await screen.rest()
    _ = journal.take()
    let next = journal.controller("next")
    var completions: [String] = []
    screen.root.dismiss(animated: isAnimated) { completions.append("dismissed") }
    screen.root.present(next, animated: true) { completions.append("presented") }
    #expect(screen.root.presentedViewController === modal)
    await screen.rest()
    #expect(screen.root.presentedViewController === next)
    #expect(completions == ["dismissed", "presented"])
    #expect(
      journal.take() == [
        "modal willDisappear", "modal didDisappear", "next didLoad", "next willAppear", "next didAppear",
      ])
  }

  @Test("A dismissed controller may be presented again at once", .tags(.unsure))
  func presentAgainDuringDismissal() async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    screen.root.present(modal, animated: false, completion: nil)
    await screen.rest()
    screen.root.dismiss(animated: true)
    screen.root.present(modal, animated: true)
    await screen.rest()
    #expect(screen.root.presentedViewController === modal)
    #expect(modal.view.window === screen.window)
    #expect(!modal.isBeingPresented)
  }

  @Test("A controller that is being presented presents afterwards", .tags(.unsure))
  func presentDuringPresentation() async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    let next = UIViewController()
    screen.root.present(modal, animated: true)
    modal.present(next, animated: true)
    #expect(modal.presentedViewController == nil)
    await screen.rest()
    #expect(modal.presentedViewController === next)
  }

  // Source: the tests of modal stacks of github.com/ww-tech/lasso (`…ModalStackLength3_Succeeds`), which ran against UIKit: one turn
  // after a sheet was presented without an animation, it presents at once.
  @Test(
    "A sheet that was presented without an animation presents at once, a turn later", .tags(.observed),
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func presentFromFreshSheet(style: UIModalPresentationStyle) async {
    let screen = await Screen.inMotion()
    let sheet = journal.controller("sheet")
    let next = journal.controller("next")
    next.modalPresentationStyle = style
    var completions: [String] = []
    screen.root.present(sheet, animated: false) { completions.append("sheet") }
    #if canImport(UIKit)
      await withCheckedContinuation { continuation in RunLoop.main.perform { continuation.resume() } }
    #else
      (screen.window.headless.transitionClock as? ManualTransitionClock)?.step()
    #endif
    sheet.present(next, animated: false) { completions.append("next") }
    #expect(sheet.presentedViewController === next)
    await screen.rest()
    #expect(completions == ["sheet", "next"])
    #expect(!sheet.isBeingPresented)
    #expect(sheet.presentedViewController === next)
    let covered = style == .fullScreen
    #expect(
      journal.take() == ["sheet didLoad", "sheet willAppear", "next didLoad", "sheet didAppear"]
        + (covered ? ["sheet willDisappear"] : []) + ["next willAppear", "next didAppear"]
        + (covered ? ["sheet didDisappear"] : []))
  }

  // Radar 30263707: R presents A, which presents B. Two calls of `dismiss` on A dismiss both. Users of swift-navigation
  // (295, 332) had the same problem, since a controller that is being dismissed is still presented.
  @Test("A second dismissal at once dismisses the controller below too", .tags(.observed), arguments: [true, false])
  func secondDismissal(isAnimated: Bool) async {
    let screen = await Screen.inMotion()
    let below = UIViewController()
    let above = UIViewController()
    screen.root.present(below, animated: false, completion: nil)
    await screen.rest()
    below.present(above, animated: false, completion: nil)
    await screen.rest()
    var completions: [String] = []
    below.dismiss(animated: isAnimated) { completions.append("above") }
    below.dismiss(animated: isAnimated) { completions.append("below") }
    #expect(screen.root.presentedViewController === below)
    #expect(!below.isBeingDismissed)
    await screen.rest()
    #expect(screen.root.presentedViewController == nil)
    #expect(below.viewIfLoaded?.window == nil)
    #expect(completions == ["above", "below"])
  }

  // Source: `testPresents_DeepLink` and `testDismissMultiplePresentations` of github.com/pointfreeco/swift-navigation, which ran
  // against UIKit: a modal that is dismissed while its presentation is animated is gone within a second.
  @Test(
    "A dismissal during a presentation comes after it", .tags(.observed), arguments: [true, false], [true, false])
  func dismissDuringPresentation(isAnimated: Bool, asksModal: Bool) async {
    let screen = await Screen.inMotion()
    let modal = journal.controller("modal")
    var completions: [String] = []
    screen.root.present(modal, animated: true) { completions.append("presented") }
    #if !canImport(UIKit)
      (screen.window.headless.transitionClock as? ManualTransitionClock)?.step()
    #endif
    (asksModal ? modal : screen.root).dismiss(animated: isAnimated) { completions.append("dismissed") }
    #expect(screen.root.presentedViewController === modal)
    #expect(!modal.isBeingDismissed)
    await screen.rest()
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.view.window == nil)
    #expect(completions == ["presented", "dismissed"])
    #expect(
      journal.take() == [
        "modal didLoad", "modal willAppear", "modal didAppear", "modal willDisappear", "modal didDisappear",
      ])
  }

  @Test("A dismissal in the turn of a presentation comes after it", .tags(.unsure), arguments: [true, false])
  func dismissInTurnOfPresentation(isAnimated: Bool) async {
    let screen = await Screen.inMotion()
    let modal = UIViewController()
    screen.root.present(modal, animated: isAnimated)
    modal.dismiss(animated: false)
    await screen.rest()
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(!modal.isBeingPresented)
  }

  @Test("A dismissal of two modals during the presentation of the second comes after it", .tags(.observed))
  func dismissBelowDuringPresentation() async {
    let screen = await Screen.inMotion()
    let below = UIViewController()
    let above = UIViewController()
    screen.root.present(below, animated: false)
    await screen.rest()
    below.present(above, animated: true)
    screen.root.dismiss(animated: true)
    await screen.rest()
    #expect(screen.root.presentedViewController == nil)
    #expect(below.presentedViewController == nil)
  }

  @Test("A new list during a push ends the push, and every callback comes once", .headlessOnly, .tags(.unsure))
  func listDuringPush() async {
    let screen = await screenInMotion("a")
    navigation.pushViewController(journal.controller("b"), animated: true)
    let warnings = UIKitWarnings.collect {
      navigation.setViewControllers([journal.controller("c")], animated: true)
    }
    await screen.rest()
    #expect(warnings.count == 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear",
      ])
  }
}
