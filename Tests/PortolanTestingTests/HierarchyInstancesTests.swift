import Portolan
import PortolanTestTraits
import PortolanTesting
import Testing

@MainActor
@Suite("The instances of the controllers in a window", .limited)
struct HierarchyInstancesTests {
  private let window = UIWindow()
  private let navigation = UINavigationController()

  init() {
    navigation.viewControllers = [UIViewController(), UITableViewController()]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test("Two values of a window that has not changed are equal, and count its controllers")
  func unchanged() {
    let before = HierarchyInstances(of: window)
    #expect(HierarchyInstances(of: window) == before)
    #expect(HierarchyInstances(of: window).hashValue == before.hashValue)
    #expect(before.count == 3)
    #expect(HierarchyInstances(of: UIWindow()).count == 0)
  }

  @Test("A controller that was replaced by one like it makes a difference, which a snapshot does not show")
  func replaced() {
    let (before, snapshot) = (HierarchyInstances(of: window), HierarchySnapshot(of: window))
    let kept = navigation.viewControllers
    navigation.viewControllers = [kept[0], UITableViewController()]
    #expect(HierarchySnapshot(of: window) == snapshot)
    #expect(HierarchyInstances(of: window) != before)
    navigation.viewControllers = kept
    #expect(HierarchyInstances(of: window) == before)
  }

  @Test("A new controller at the address of a released one makes a difference")
  func reusedAddress() throws {
    #if !canImport(UIKit)
      // The address is free at once, before anything else takes it.
      window.headless.transitionClock = ImmediateTransitionClock.shared
    #endif
    // The tests that run beside this one take addresses too.
    for _ in 0..<50 {
      let before = HierarchyInstances(of: window)
      let address = ObjectIdentifier(navigation.viewControllers[1])
      navigation.viewControllers.removeLast()
      var others: [UIViewController] = []
      while others.last.map(ObjectIdentifier.init) != address, others.count < 1000 {
        others.append(UITableViewController())
      }
      let new = try #require(others.last)
      navigation.viewControllers.append(new)
      guard ObjectIdentifier(new) == address else { continue }
      #expect(HierarchyInstances(of: window) != before)
      #expect(before == before)
      return
    }
    Issue.record("No new controller has the address of a released one, so that nothing was tested.")
  }

  @Test("A value does not keep its controllers alive, and its description says that they are gone")
  func retainsNothing() async throws {
    let instances = HierarchyInstances(of: window)
    #expect(instances.description.hasPrefix("UINavigationController 0x"))
    weak let last = navigation.viewControllers[1]
    navigation.viewControllers.removeLast()
    try await settle(window)
    #expect(last == nil)
    #expect(instances.description.hasSuffix(", released"))
  }
}
