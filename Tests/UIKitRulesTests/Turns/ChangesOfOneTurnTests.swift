import Portolan
import Testing

/// Several changes of a stack before the turn when it shows the first of them.
///
/// Source: an experiment that logs each call of `pushViewController` and `popViewController`
/// (zijiebao.com/jishu/832071.html). Without an animation all changes of one turn are performed in their calls, one by
/// one.
@MainActor
@Suite("Changes of one turn, without animation", .rule(.laterTurns), .tags(.turns), .limited)
struct ChangesOfOneTurnTests {
  let journal = Journal()
  let navigation = UINavigationController()

  private func screen(_ names: String...) async -> Screen {
    navigation.viewControllers = names.map(journal.controller)
    let screen = Screen(navigation)
    await settle()
    _ = journal.take()
    return screen
  }

  @Test("Two pushes: the list has both at once, and only the last appears", .tags(.observed))
  func twoPushes() async {
    let screen = await screen("a")
    let between = journal.controller("b")
    navigation.pushViewController(between, animated: false)
    navigation.pushViewController(journal.controller("c"), animated: false)
    #expect(navigation.viewControllers.count == 3)
    await screen.rest()
    #expect(journal.take() == ["c didLoad", "a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(between.parent === navigation)
    #expect(!between.isMovingToParent)
    #expect(!between.isViewLoaded)
  }

  @Test("A push and its pop: nothing appears", .tags(.unsure))
  func pushAndPop() async {
    let screen = await screen("a")
    let pushed = journal.controller("b")
    navigation.pushViewController(pushed, animated: false)
    #expect(navigation.popViewController(animated: false) === pushed)
    await screen.rest()
    #expect(journal.take().isEmpty)
    #expect(pushed.parent == nil)
    #expect(navigation.topViewController?.viewIfLoaded?.window === screen.window)
  }

  @Test("A pop and a push: the old top goes and the new one comes, in one transition", .tags(.unsure))
  func popAndPush() async {
    let screen = await screen("a", "b")
    let popped = navigation.popViewController(animated: false)
    navigation.pushViewController(journal.controller("c"), animated: false)
    await screen.rest()
    #expect(journal.take() == ["c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear"])
    #expect(popped?.parent == nil)
    #expect(popped?.isMovingFromParent == false)
  }

  @Test("After a pop and a list with the popped controller, it stays on screen", .tags(.unsure))
  func popAndPutBack() async throws {
    let screen = await screen("a", "b")
    let list = navigation.viewControllers
    let popped = try #require(navigation.popViewController(animated: false))
    navigation.viewControllers = list
    await screen.rest()
    #expect(journal.take().isEmpty)
    #expect(popped.parent === navigation)
    #expect(!popped.isMovingFromParent)
    #expect(!popped.isMovingToParent)
    #expect(popped.view.window === screen.window)
  }

  @Test("Two lists in one turn: a controller that only the first holds leaves without having come", .tags(.unsure))
  func twoLists() async {
    let screen = await screen("a")
    let first = navigation.viewControllers
    let between = journal.controller("b")
    navigation.viewControllers = [between]
    navigation.viewControllers = [journal.controller("c")]
    await screen.rest()
    #expect(journal.take() == ["c didLoad", "a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(between.parent == nil)
    #expect(first[0].parent == nil)
  }

  @Test("A push, and another tab: the stack changes before it leaves the screen", .tags(.unsure))
  func pushAndOtherTab() async {
    let tabs = UITabBarController()
    navigation.viewControllers = [journal.controller("a")]
    tabs.viewControllers = [navigation, journal.controller("other")]
    let screen = Screen(tabs)
    await settle()
    _ = journal.take()
    navigation.pushViewController(journal.controller("b"), animated: false)
    tabs.selectedIndex = 1
    await screen.rest()
    #expect(navigation.transitionCoordinator == nil)
    #expect(journal.take().last == "other didAppear")
    tabs.selectedIndex = 0
    await screen.rest()
    #expect(journal.take().suffix(2).last == "b didAppear")
    #expect(navigation.topViewController?.viewIfLoaded?.window === screen.window)
  }
}
