import Portolan
import Testing

@MainActor
@Suite("The order of callbacks in containers", .limited)
struct CallbackOrderTests {
  private final class Listener: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { journal.note("willShow") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { journal.note("didShow") }
  }

  let journal = Journal()

  @Test(
    "The delegate of a stack hears that a controller will be shown after both controllers", .rule(.navigation),
    .tags(.observed))
  func willShow() async {
    let listener = Listener(journal: journal)
    let navigation = UINavigationController(rootViewController: journal.controller("a"))
    navigation.delegate = listener
    let screen = Screen(navigation)
    await settle()
    #expect(journal.take() == ["a didLoad", "a willAppear", "willShow", "a didAppear", "didShow"])
    navigation.pushViewController(journal.controller("b"), animated: false)
    await settle()
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "willShow", "a didDisappear", "b didAppear", "didShow",
      ])
    navigation.popViewController(animated: false)
    await settle()
    #expect(
      journal.take() == [
        "b willDisappear", "a willAppear", "willShow", "b didDisappear", "a didAppear", "didShow",
      ])
    withExtendedLifetime(screen) {}
  }

  // Source: bamboo-hero.com/entry/is-moving-to-from-parent, which prints it in each callback of a stack's root.
  @Test("The root of a stack is moving to its parent when it first appears", .rule(.transitionState), .tags(.observed))
  func rootIsMoving() async {
    let root = journal.controller("a")
    var isMoving: [Bool] = []
    root.during = { [unowned root] callback in
      if callback == "willAppear" { isMoving.append(root.isMovingToParent) }
    }
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(navigation)
    await settle()
    #expect(isMoving == [true])
    #expect(!root.isMovingToParent)
    navigation.pushViewController(UIViewController(), animated: false)
    await settle()
    navigation.popViewController(animated: false)
    await settle()
    #expect(isMoving == [true, false])
    withExtendedLifetime(screen) {}
  }

  // The usual experiment for this order is a controller that presents another in its `viewDidAppear`.
  @Test(
    "A modal that a cover presents when it has appeared is loaded after the presenter has disappeared",
    .rule(.waitingCalls),
    .tags(.observed))
  func presentFromDidAppear() async {
    let screen = Screen(journal.controller("root"))
    await settle()
    _ = journal.take()
    let cover = journal.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    let next = journal.controller("next")
    cover.during = { [unowned cover] callback in
      if callback == "didAppear" { cover.present(next, animated: false) }
    }
    screen.root.present(cover, animated: false)
    await settle()
    #expect(
      journal.take() == [
        "cover didLoad", "root willDisappear", "cover willAppear", "cover didAppear", "root didDisappear",
        "next didLoad", "next willAppear", "next didAppear",
      ])
  }
}
