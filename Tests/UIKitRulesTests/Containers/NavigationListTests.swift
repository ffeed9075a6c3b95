import Portolan
import Testing

@MainActor
@Suite("The list of a navigation stack", .rule(.navigation), .limited)
struct NavigationListTests {
  private let all = [UIViewController(), UIViewController(), UIViewController(), UIViewController()]

  /// Returns a stack of all four controllers, in a window or in none.
  private func stack(isVisible: Bool) async -> (UINavigationController, Screen?) {
    let navigation = UINavigationController()
    navigation.viewControllers = all
    let screen = isVisible ? Screen(navigation) : nil
    await settle()
    return (navigation, screen)
  }

  @Test("The list of a stack equals the list of the children", .tags(.documented), arguments: [true, false])
  func children(isVisible: Bool) async {
    let (navigation, screen) = await stack(isVisible: isVisible)
    #expect(navigation.viewControllers == all)
    #expect(navigation.children == all)
    #expect(navigation.topViewController === all[3])
    withExtendedLifetime(screen) {}
  }

  @Test(
    "The list of a stack ends with the controller to which it was popped", .tags(.documented), arguments: [true, false])
  func popTo(isVisible: Bool) async {
    let (navigation, screen) = await stack(isVisible: isVisible)
    let popped = navigation.popToViewController(all[0], animated: false)
    await settle()
    #expect(popped == [all[1], all[2], all[3]])
    #expect(navigation.viewControllers == [all[0]])
    for controller in all.dropFirst() { #expect(controller.navigationController == nil) }
    withExtendedLifetime(screen) {}
  }

  @Test("The list of a stack ends at the bottom after pops one by one", .tags(.documented), arguments: [true, false])
  func popAll(isVisible: Bool) async {
    let (navigation, screen) = await stack(isVisible: isVisible)
    var popped: [UIViewController?] = []
    for _ in 0..<4 {
      popped.append(navigation.popViewController(animated: false))
      await settle()
    }
    #expect(popped == [all[3], all[2], all[1], nil])
    #expect(navigation.viewControllers == [all[0]])
    withExtendedLifetime(screen) {}
  }

  @Test("The list of a stack can be put into another order", .tags(.documented), arguments: [true, false])
  func reorder(isVisible: Bool) async {
    let (navigation, screen) = await stack(isVisible: isVisible)
    navigation.setViewControllers([all[3], all[1], all[0]], animated: false)
    await settle()
    #expect(navigation.viewControllers == [all[3], all[1], all[0]])
    #expect(all[2].parent == nil)
    for controller in navigation.viewControllers { #expect(controller.parent === navigation) }
    #expect(all[3].viewIfLoaded?.window == nil)
    #expect((all[0].viewIfLoaded?.window === screen?.window) == true)
  }

  @Test("The list of a stack can be emptied, and filled again", .tags(.observed), arguments: [true, false])
  func empties(isVisible: Bool) async {
    let (navigation, screen) = await stack(isVisible: isVisible)
    navigation.viewControllers = []
    await settle()
    #expect(navigation.topViewController == nil)
    #expect(navigation.visibleViewController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    for controller in all { #expect(controller.parent == nil) }
    navigation.pushViewController(all[1], animated: false)
    await settle()
    #expect(navigation.viewControllers == [all[1]])
    #expect((all[1].viewIfLoaded?.window === screen?.window) == true)
  }

  @Test("A stack takes from another stack the controllers that are set into it", .tags(.documented))
  func takes() async {
    let (navigation, screen) = await stack(isVisible: true)
    let other = UINavigationController()
    other.viewControllers = [UIViewController(), all[1], all[3]]
    await settle()
    #expect(navigation.viewControllers == [all[0], all[2]])
    #expect(all[3].navigationController === other)
    #expect(all[2].viewIfLoaded?.window === screen?.window)
  }

  @Test("The list of a stack does not show a modal above it, which is visible", .tags(.documented))
  func visibleAbove() async {
    let (navigation, screen) = await stack(isVisible: true)
    let first = UIViewController()
    let second = UIViewController()
    await navigation.presentToEnd(first, animated: false)
    #expect(navigation.visibleViewController === first)
    await first.presentToEnd(second, animated: false)
    #expect(navigation.visibleViewController === second)
    #expect(navigation.viewControllers == all)
    await navigation.dismissToEnd(animated: false)
    #expect(navigation.visibleViewController === all[3])
    withExtendedLifetime(screen) {}
  }

  @Test("The list of a stack changes under a modal, which stays", .tags(.documented))
  func underModal() async {
    let (navigation, screen) = await stack(isVisible: true)
    let modal = UIViewController()
    await navigation.presentToEnd(modal, animated: false)
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(all[2], animated: false)
    await settle()
    #expect(navigation.viewControllers == [all[0], all[2]])
    #expect(navigation.presentedViewController === modal)
    withExtendedLifetime(screen) {}
  }
}
