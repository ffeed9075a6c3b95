import Portolan
import Testing

@MainActor
@Suite("The delegate of a navigation stack", .rule(.navigation))
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

  @Test("It hears of the first controller, of pushes and of pops", .tags(.documented))
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

  @Test("It is not kept alive", .tags(.documented))
  func isWeak() {
    let navigation = UINavigationController()
    navigation.delegate = Listener()
    #expect(navigation.delegate == nil)
  }
}
