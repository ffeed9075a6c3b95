import Portolan
import PortolanHierarchy
import Testing

@MainActor
@Suite("The instances of a hierarchy")
struct WindowInstancesTests {
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
