import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a tab bar controller", .everyCompletion, .limited)
struct TabBarActionTests {
  @Test(
    "A tab is put at its place, in place of another one, or at the end, and is selected",
    arguments: [
      (nil, false, ["Home", "Info", "Bag"]), (1, false, ["Home", "Bag", "Info"]), (2, false, ["Home", "Info", "Bag"]),
      (9, false, ["Home", "Info", "Bag"]), (-1, false, ["Home", "Info", "Bag"]), (0, true, ["Bag", "Info"]),
      (5, true, ["Home", "Info", "Bag"]),
    ] as [(Int?, Bool, [String])])
  func added(index: Int?, replacing: Bool, tabs expected: [String]) async throws {
    let root = tabs(HomeViewController(), InfoViewController())
    let app = App(root: root)
    let action = UITabBarController.addTab(at: index, replacing: replacing)
    let bag = findOrBuild(BagViewController.self).using(action).from(find(UITabBarController.self)).from(.root)
    let shown = try await app.router.navigate(to: bag).viewController
    #expect(root.viewControllers?.map { "\(type(of: $0))" } == expected.map { $0 + "ViewController" })
    #expect(root.selectedViewController === shown)
    #expect(app.top === shown)
  }
}
