import Portolan
import Testing

/// A controller that counts its living instances.
private final class Counted: UIViewController {
  @MainActor
  final class Count {
    var alive = 0
  }

  private let count: Count

  init(_ count: Count) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
    count.alive += 1
  }

  required init?(coder: NSCoder) {
    fatalError("A counted controller is made in code")
  }

  deinit {
    // The controllers of a test are created and released on the main actor.
    MainActor.assumeIsolated { [count] in count.alive -= 1 }
  }
}

@MainActor
@Suite("A long life", .rule(.release), .tags(.documented), .limited)
struct LongLifeTests {
  #if canImport(UIKit)
    private let rounds = 5
  #else
    private let rounds = 500
  #endif

  private let count = Counted.Count()

  private func make() -> UIViewController { Counted(count) }

  @Test("Modals that come and go leave nothing behind")
  func modals() async {
    let screen = Screen(make())
    for round in 0..<rounds {
      let isAnimated = round % 2 == 0
      let modal = UINavigationController(rootViewController: make())
      await screen.root.presentToEnd(modal, animated: isAnimated)
      await modal.presentToEnd(make(), animated: isAnimated)
      await screen.root.dismissToEnd(animated: isAnimated)
    }
    await settle()
    #expect(count.alive == 1)
  }

  @Test("Stacks that are pushed, popped and replaced leave nothing behind")
  func stacks() async {
    let navigation = UINavigationController(rootViewController: make())
    let screen = Screen(navigation)
    await settle()
    for _ in 0..<rounds {
      for _ in 0..<4 { navigation.pushViewController(make(), animated: false) }
      await settle()
      navigation.popViewController(animated: false)
      navigation.setViewControllers([navigation.viewControllers[0], make(), make()], animated: false)
      await settle()
      navigation.popToRootViewController(animated: false)
      await settle()
    }
    #expect(count.alive == 1)
    withExtendedLifetime(screen) {}
  }

  @Test("Roots and tabs that are replaced leave nothing behind")
  func roots() async {
    let screen = Screen(make())
    for _ in 0..<rounds {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: make()), make()]
      screen.window.rootViewController = tabs
      tabs.selectedIndex = 1
      await settle()
      tabs.viewControllers = [make()]
      await settle()
      let split = UISplitViewController()
      split.viewControllers = [make(), make()]
      screen.window.rootViewController = split
      split.showDetailViewController(make(), sender: nil)
      await settle()
    }
    screen.window.rootViewController = UIViewController()
    await settle()
    // The remaining controller is the first root, which the screen retains.
    #expect(count.alive == 1)
  }
}
