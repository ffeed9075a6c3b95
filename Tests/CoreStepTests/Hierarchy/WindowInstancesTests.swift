import Portolan
import PortolanHierarchy
import Testing

@MainActor
@Suite("The instances of a hierarchy")
struct WindowInstancesTests {
  @Test("A controller that was exchanged for one like it is noticed, though the snapshot is the same")
  func exchanged() {
    let navigation = stack(HomeViewController(), BagViewController())
    let app = App(root: navigation)
    let snapshot = HierarchySnapshot(of: app.window)
    let instances = WindowInstances(of: app.window)
    let before = navigation.viewControllers
    navigation.viewControllers = [before[0], BagViewController()]
    #expect(HierarchySnapshot(of: app.window) == snapshot)
    #expect(WindowInstances(of: app.window) != instances)
    navigation.viewControllers = before
    #expect(WindowInstances(of: app.window) == instances)
  }

  @Test("Contained controllers are told from presented controllers")
  func containedOrPresented() {
    let home = HomeViewController()
    let navigation = stack(home)
    let app = App(root: navigation)
    let contained = WindowInstances(of: app.window)
    navigation.viewControllers = []
    navigation.present(home, animated: false)
    #expect(WindowInstances(of: app.window) != contained)
    #expect(WindowInstances(of: app.window).count == contained.count)
  }

  @Test("The same controllers in another place are not equal")
  func moved() {
    let home = HomeViewController()
    let inner = stack()
    let root = tabs(inner, home)
    let app = App(root: root)
    let beside = WindowInstances(of: app.window)
    root.viewControllers = [inner]
    inner.viewControllers = [home]
    let inside = WindowInstances(of: app.window)
    #expect(beside.count == inside.count)
    #expect(beside != inside)
  }
}
