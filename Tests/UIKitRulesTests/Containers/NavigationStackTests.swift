import Portolan
import Testing

@MainActor
@Suite("A navigation stack", .limited)
struct NavigationStackTests {
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

  @Test("A push: the old goes, the new comes, each callback once", .rule(.appearance), .tags(.observed))
  func pushOrder() async {
    let (screen, navigation) = await visibleStack("a")
    navigation.pushViewController(journal.controller("b"), animated: false)
    await settle()
    #expect(
      journal.take() == ["b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test("A pop is the same the other way round", .rule(.appearance), .tags(.observed))
  func popOrder() async {
    let (screen, navigation) = await visibleStack("a", "b")
    navigation.popViewController(animated: false)
    await settle()
    #expect(
      journal.take() == ["a didLoad", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test("Moving to and from the parent holds within the callbacks", .rule(.transitionState), .tags(.documented))
  func movingFlags() async {
    let (screen, navigation) = await visibleStack("a")
    let pushed = journal.controller("b")
    var flags: [String] = []
    pushed.during = { [unowned pushed] callback in
      guard callback != "didLoad" else { return }
      flags.append("\(callback) to \(pushed.isMovingToParent) from \(pushed.isMovingFromParent)")
    }
    navigation.pushViewController(pushed, animated: false)
    await settle()
    navigation.popViewController(animated: false)
    await settle()
    #expect(
      flags == [
        "willAppear to true from false", "isAppearing to true from false", "didAppear to true from false",
        "willDisappear to false from true", "didDisappear to false from true",
      ]
    )
    #expect(!pushed.isMovingToParent)
    #expect(!pushed.isMovingFromParent)
    withExtendedLifetime(screen) {}
  }

  @Test("Covered controllers are not moving", .rule(.transitionState), .tags(.documented))
  func coveredIsNotMoving() async {
    let (screen, navigation) = await visibleStack("a")
    let covered = navigation.viewControllers[0] as? RecordingViewController
    var isMoving = false
    covered?.during = { [unowned covered] _ in
      if covered?.isMovingFromParent == true || covered?.isMovingToParent == true { isMoving = true }
    }
    navigation.pushViewController(journal.controller("b"), animated: false)
    await settle()
    navigation.popViewController(animated: false)
    await settle()
    #expect(!isMoving)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "Popping to a controller returns the popped controllers, from the bottom to the top", .rule(.navigation),
    .tags(.documented))
  func popTo() async {
    let (screen, navigation) = await visibleStack("a", "b", "c", "d")
    let all = navigation.viewControllers
    let popped = navigation.popToViewController(all[1], animated: false)
    await settle()
    #expect(popped == [all[2], all[3]])
    #expect(navigation.viewControllers == [all[0], all[1]])
    #expect(journal.take() == ["b didLoad", "d willDisappear", "b willAppear", "d didDisappear", "b didAppear"])
    let rest = navigation.popToRootViewController(animated: false)
    #expect(rest == [all[1]])
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A new list keeps the controllers that stay, and nothing appears if the top stays", .rule(.navigation),
    .tags(.documented))
  func setKeepsWhatStays() async {
    let (screen, navigation) = await visibleStack("a", "b", "c")
    let all = navigation.viewControllers
    let new = MovingViewController()
    let staying = MovingViewController()
    navigation.setViewControllers([all[0], all[1], staying, all[2]], animated: false)
    staying.moves = []
    navigation.setViewControllers([new, staying, all[2]], animated: false)
    await settle()
    #expect(navigation.viewControllers == [new, staying, all[2]])
    #expect(staying.moves.isEmpty)
    #expect(journal.take().isEmpty)
    #expect(all[0].parent == nil)
    #expect(all[1].parent == nil)
    #expect(all[2].parent === navigation)
    #expect(new.moves == ["willMove", "didMove"])
    withExtendedLifetime(screen) {}
  }

  @Test("A new list with another top shows it", .rule(.navigation), .tags(.documented))
  func setShowsNewTop() async {
    let (screen, navigation) = await visibleStack("a", "b")
    let bottom = navigation.viewControllers[0]
    navigation.setViewControllers([bottom, journal.controller("c")], animated: false)
    await settle()
    #expect(
      journal.take() == ["c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test(
    "The method show pushes on the nearest stack, and presents where there is none", .rule(.navigation),
    .tags(.documented))
  func show() async {
    let (screen, navigation) = await visibleStack("a")
    let shown = UIViewController()
    navigation.viewControllers[0].show(shown, sender: nil)
    await settle()
    #expect(navigation.topViewController === shown)
    withExtendedLifetime(screen) {}
    let plain = Screen()
    let presented = UIViewController()
    plain.root.show(presented, sender: nil)
    #expect(plain.root.presentedViewController === presented)
  }

  @Test("The bar is hidden when told", .rule(.navigation), .tags(.documented))
  func bar() {
    let navigation = UINavigationController()
    #expect(!navigation.isNavigationBarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test(
    "A push from didAppear of the pushed controller still balances every callback", .rule(.appearance), .tags(.observed)
  )
  func pushFromDidAppear() async {
    let (screen, navigation) = await visibleStack("a")
    let first = journal.controller("b")
    let second = journal.controller("c")
    first.during = { [unowned first] callback in
      if callback == "didAppear" { first.navigationController?.pushViewController(second, animated: false) }
    }
    navigation.pushViewController(first, animated: false)
    await settle()
    #expect(navigation.topViewController === second)
    let entries = journal.take()
    #expect(entries.filter { $0 == "b willDisappear" }.count == 1)
    #expect(entries.filter { $0 == "b didDisappear" }.count == 1)
    #expect(entries.filter { $0 == "c didAppear" }.count == 1)
    #expect(second.viewIfLoaded?.window === screen.window)
  }
}
