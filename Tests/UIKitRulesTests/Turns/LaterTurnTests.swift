import Portolan
import Testing

/// The first callbacks that come after the call.
///
/// Sources: the tests of system behaviour of Lasso (github.com/ww-tech/lasso, `ModalTestingTests+SystemBehavior` and
/// `NavigationTestingTests`), which ran against UIKit. After `present` and `pushViewController`, animated or not, the
/// new controller's view has logged `viewDidLoad` and the other controller nothing. Lasso's tests branch on iOS 13 for
/// sheets, and these tests follow the newer branch.
@MainActor
@Suite("After the call", .rule(.laterTurns), .tags(.turns), .limited)
struct LaterTurnTests {
  let journal = Journal()

  /// Returns a visible stack of recording controllers that has already appeared.
  private func visibleStack(_ names: String...) async -> (Screen, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(journal.controller)
    let screen = Screen(navigation)
    await settle()
    _ = journal.take()
    return (screen, navigation)
  }

  @Test(
    "A push has changed the list and called nothing back, but for the view that the caller loads", .tags(.observed),
    arguments: [true, false])
  func push(isAnimated: Bool) async {
    let (screen, navigation) = await visibleStack("a")
    let pushed = journal.controller("b")
    navigation.pushViewController(pushed, animated: isAnimated)
    #expect(pushed.view != nil)
    #expect(journal.take() == ["b didLoad"])
    #expect(navigation.topViewController === pushed)
    #expect(pushed.parent === navigation)
    #expect(pushed.view.window == nil)
    await screen.rest()
    #expect(journal.take() == ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    #expect(pushed.view.window === screen.window)
  }

  @Test("A pop has changed the list and called nothing back", .tags(.observed), arguments: [true, false])
  func pop(isAnimated: Bool) async {
    let (screen, navigation) = await visibleStack("a", "b")
    let popped = navigation.popViewController(animated: isAnimated)
    #expect(journal.take().isEmpty)
    #expect(navigation.viewControllers.count == 1)
    #expect(popped?.viewIfLoaded?.window === screen.window)
    await screen.rest()
    #expect(journal.take() == ["a didLoad", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    #expect(popped?.viewIfLoaded?.window == nil)
  }

  @Test("The first list of a stack that is on screen has called nothing back before the turn ends", .tags(.observed))
  func firstList() async {
    let (screen, navigation) = await visibleStack()
    let root = journal.controller("a")
    navigation.viewControllers = [root]
    #expect(root.view != nil)
    #expect(journal.take() == ["a didLoad"])
    await screen.rest()
    #expect(journal.take() == ["a willAppear", "a didAppear"])
  }

  @Test(
    "A presentation has tied both controllers and loaded the view, and no more", .tags(.observed),
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func present(style: UIModalPresentationStyle, isAnimated: Bool) async {
    let screen = Screen(journal.controller("root"))
    await settle()
    _ = journal.take()
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = style
    var isCompleted = false
    screen.root.present(modal, animated: isAnimated) { isCompleted = true }
    #expect(modal.view != nil)
    #expect(journal.take() == ["modal didLoad"])
    #expect(screen.root.presentedViewController === modal)
    #expect(modal.presentingViewController === screen.root)
    #expect(modal.view.window == nil)
    #expect(!isCompleted)
    await screen.rest()
    #expect(journal.take().filter { $0.hasPrefix("modal") } == ["modal willAppear", "modal didAppear"])
    #expect(modal.view.window === screen.window)
    #expect(isCompleted)
  }

  // Source: Lasso again. Without an animation a cover and a push make all callbacks in one turn, and a sheet in two.
  @Test(
    "A cover that is not animated comes in one turn, a sheet in two", .headlessOnly, .tags(.observed),
    arguments: [true, false])
  func sheetTakesTwoTurns(isRealTime: Bool) async {
    let screen = Screen()
    #if !canImport(UIKit)
      if isRealTime { screen.window.headless.transitionClock = RealTransitionClock() }
    #endif
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let modal = journal.controller("modal")
      modal.modalPresentationStyle = style
      modal.during = { [journal] callback in
        guard callback == "willAppear" else { return }
        Task { journal.note("next turn") }
      }
      await screen.root.presentToEnd(modal, animated: false)
      await settle()
      let heard = journal.take()
      #expect(
        heard == [
          "modal didLoad", "modal willAppear",
          style == .fullScreen ? "modal didAppear" : "next turn",
          style == .fullScreen ? "next turn" : "modal didAppear",
        ])
      await screen.root.dismissToEnd(animated: false)
      _ = journal.take()
    }
  }

  // Every trace of a `viewDidLoad` under `layoutSubviews` of the stack's view shows that a stack loads its top in the
  // turn in which it shows it. This is not documented.
  @Test("A stack loads the view of its top in the turn that shows it", .tags(.unsure))
  func loadsLater() async {
    let (screen, navigation) = await visibleStack("a")
    let pushed = journal.controller("b")
    navigation.pushViewController(pushed, animated: false)
    #expect(!pushed.isViewLoaded)
    await screen.rest()
    #expect(pushed.isViewLoaded)
  }

  // A dismissal without an animation has no coordinator: github.com/software-mansion/react-native-screens, issue 4591.
  @Test("Until the turn ends, only animated changes have a coordinator", .tags(.observed), arguments: [true, false])
  func coordinator(isAnimated: Bool) async {
    let (screen, navigation) = await visibleStack("a")
    navigation.pushViewController(journal.controller("b"), animated: isAnimated)
    #expect((navigation.transitionCoordinator != nil) == isAnimated)
    await screen.rest()
    navigation.present(UIViewController(), animated: isAnimated)
    #expect((navigation.transitionCoordinator != nil) == isAnimated)
    await screen.rest()
    navigation.dismiss(animated: isAnimated)
    #expect((navigation.transitionCoordinator != nil) == isAnimated)
    await screen.rest()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A presenter that left the screen before the turn came presents nothing", .headlessOnly, .tags(.unsure))
  func presenterLeft() async {
    let tabs = UITabBarController()
    let presenter = UIViewController()
    presenter.definesPresentationContext = true
    tabs.viewControllers = [presenter, UIViewController()]
    let screen = Screen(tabs)
    await settle()
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = .overCurrentContext
    var isCompleted = false
    presenter.present(modal, animated: false) { isCompleted = true }
    #expect(presenter.presentedViewController === modal)
    tabs.selectedIndex = 1
    await settle()
    #expect(presenter.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!modal.isBeingPresented)
    #expect(!isCompleted)
    #expect(journal.take() == ["modal didLoad"])
    withExtendedLifetime(screen) {}
  }
}
