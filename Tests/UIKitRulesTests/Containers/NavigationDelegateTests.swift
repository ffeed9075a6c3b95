import Portolan
import Testing

@MainActor
@Suite("The delegate of a navigation stack", .rule(.navigation), .limited)
struct NavigationDelegateTests {
  private class Listener: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("will \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("did \(viewController.title ?? "")") }
  }

  private final class LoudListener: Listener {
    override func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("DID \(viewController.title ?? "")") }
  }

  private final class Deaf: NSObject, UINavigationControllerDelegate {}

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("The delegate of a stack hears of the first controller, of pushes and of pops", .tags(.documented))
  func hears() async {
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: titled("a"))
    navigation.delegate = listener
    let screen = Screen(navigation)
    await settle()
    navigation.pushViewController(titled("b"), animated: false)
    await settle()
    navigation.popViewController(animated: false)
    await settle()
    #expect(listener.heard == ["will a", "did a", "will b", "did b", "will a", "did a"])
    withExtendedLifetime(screen) {}
  }

  // Source: hackingwithswift.com/articles/175/advanced-coordinator-pattern-tutorial-ios, where a coordinator finds its child that ended so.
  @Test(
    "While the delegate hears of the controller that is shown, the coordinator has the one that left", .tags(.observed))
  func knowsLeaving() async throws {
    final class Parent: NSObject, UINavigationControllerDelegate {
      weak var left: UIViewController?

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from) else { return }
        if !navigationController.viewControllers.contains(from) { left = from }
      }
    }
    let parent = Parent()
    let navigation = UINavigationController(rootViewController: titled("a"))
    let screen = Screen(navigation)
    await settle()
    navigation.delegate = parent
    let pushed = titled("b")
    navigation.pushViewController(pushed, animated: true)
    await screen.rest()
    #expect(parent.left == nil)
    navigation.popViewController(animated: true)
    await screen.rest()
    #expect(parent.left === pushed)
    #expect(navigation.transitionCoordinator == nil)
  }

  // Source: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:): it is called
  // before a view is displayed. Unsure when that is for a change of a hidden stack.
  @Test("The delegate of a stack that changed while it was hidden hears of its top when that appears", .tags(.unsure))
  func changedWhileHidden() async {
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: titled("a"))
    navigation.delegate = listener
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let screen = Screen(tabs)
    await settle()
    tabs.selectedIndex = 1
    await settle()
    listener.heard = []
    navigation.pushViewController(titled("b"), animated: false)
    await settle()
    #expect(listener.heard.isEmpty)
    for index in [0, 1, 0] {
      tabs.selectedIndex = index
      await settle()
    }
    #expect(listener.heard == ["will b", "did b"])
    withExtendedLifetime(screen) {}
  }

  @Test("A subclass that overrides a method is the one that hears", .tags(.documented))
  func subclassHears() async {
    let listener = LoudListener()
    let navigation = UINavigationController(rootViewController: titled("a"))
    navigation.delegate = listener
    let screen = Screen(navigation)
    await settle()
    #expect(listener.heard == ["will a", "DID a"])
    withExtendedLifetime(screen) {}
  }

  @Test("A delegate need not write any of its methods", .tags(.documented))
  func optionalMethods() async {
    let listener = Deaf()
    let navigation = UINavigationController(rootViewController: titled("a"))
    navigation.delegate = listener
    let screen = Screen(navigation)
    await settle()
    navigation.pushViewController(titled("b"), animated: false)
    await settle()
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(screen) {}
  }

  @Test("The delegate of a stack is not kept alive", .tags(.documented))
  func isWeak() {
    let navigation = UINavigationController()
    navigation.delegate = Listener()
    #expect(navigation.delegate == nil)
  }

  private final class Animating: NSObject, UINavigationControllerDelegate {
    var asked: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(operation == .push ? "push" : "pop") \(fromVC.title ?? "") \(toVC.title ?? "")")
      return nil
    }
  }

  private func change(
    _ delegate: Animating, by change: (UINavigationController, [UIViewController]) -> Void
  ) async {
    let all = [titled("a"), titled("b"), titled("c")]
    let navigation = UINavigationController()
    navigation.viewControllers = all
    navigation.delegate = delegate
    let screen = await Screen.inMotion(navigation)
    change(navigation, all)
    await screen.rest()
  }

  @Test("The delegate of a stack is asked for the animation of a push", .tags(.documented))
  func animatesPush() async {
    let delegate = Animating()
    await change(delegate) { navigation, _ in
      navigation.pushViewController(titled("d"), animated: true)
    }
    #expect(delegate.asked == ["push c d"])
  }

  @Test("The delegate of a stack is asked for one animation of a pop, however many go", .tags(.documented))
  func animatesPop() async {
    let delegate = Animating()
    await change(delegate) { navigation, _ in
      navigation.popToRootViewController(animated: true)
    }
    #expect(delegate.asked == ["pop c a"])
  }

  @Test("A new top that was below is popped to, and any other is pushed", .tags(.documented))
  func animatesNewList() async {
    let delegate = Animating()
    await change(delegate) { navigation, all in
      navigation.setViewControllers([all[0], all[2], all[1]], animated: true)
    }
    await change(delegate) { navigation, all in
      navigation.setViewControllers([all[0], titled("d")], animated: true)
    }
    #expect(delegate.asked == ["pop c b", "push c d"])
  }

  @Test("The delegate of a stack is not asked if nothing is animated, or the top stays", .tags(.documented))
  func doesNotAnimate() async {
    let delegate = Animating()
    await change(delegate) { navigation, _ in
      navigation.pushViewController(titled("d"), animated: false)
    }
    await change(delegate) { navigation, all in
      navigation.setViewControllers([all[2]], animated: true)
    }
    #expect(delegate.asked.isEmpty)
  }

  @Test("The delegate of a stack hears once of a pop of many, and of a new list", .tags(.documented))
  func hearsOnce() async {
    let listener = Listener()
    let all = [titled("a"), titled("b"), titled("c")]
    let navigation = UINavigationController()
    navigation.viewControllers = all
    let screen = Screen(navigation)
    await settle()
    navigation.delegate = listener
    navigation.popToRootViewController(animated: false)
    await settle()
    navigation.setViewControllers([all[0], all[1], all[2]], animated: false)
    await settle()
    #expect(listener.heard == ["will a", "did a", "will c", "did c"])
    withExtendedLifetime(screen) {}
  }
}
