import Portolan
import Testing

@MainActor
@Suite("Putting back what is on its way out", .limited)
struct PuttingBackTests {
  @Test("A screen that is just being popped goes back onto its stack", .headlessOnly)
  func popInFlight() async throws {
    let (home, info) = (HomeViewController(), InfoViewController())
    let navigation = stack(home, info)
    let app = App(root: navigation)
    let clock = app.stepByHand()
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [home])
    #expect(info.parent === navigation)
    try await navigation.containerAdapter.setContainedViewControllers([home, info], animated: false)
    clock.runToEnd()
    #expect(navigation.viewControllers == [home, info])
    #expect(info.parent === navigation)
  }

  @Test("A controller that is put back at the end of a stack is pushed, as subclasses override that")
  func pushed() async throws {
    final class Counting: UINavigationController {
      var pushes = 0
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(viewController, animated: animated)
      }
    }
    let navigation = Counting(nibName: nil, bundle: nil)
    let home = HomeViewController()
    navigation.viewControllers = [home]
    let adapter = navigation.containerAdapter
    let info = InfoViewController()
    try await adapter.setContainedViewControllers([home, info], animated: false)
    #expect(navigation.pushes == 1)
    try await adapter.setContainedViewControllers([info], animated: false)
    #expect(navigation.pushes == 1)
    #expect(navigation.viewControllers == [info])
  }
}
