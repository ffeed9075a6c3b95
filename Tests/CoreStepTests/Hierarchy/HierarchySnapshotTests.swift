import Foundation
import Portolan
import Testing

@MainActor
@Suite("A snapshot of the hierarchy")
struct HierarchySnapshotTests {
  @Test("The tree shows the children of a controller that is no container")
  func plainChildren() {
    let parent = InfoViewController()
    parent.addChild(HomeViewController())
    #expect(
      App(root: parent).tree == """
        UIWindow
        └─ InfoViewController  ← top
           └─ HomeViewController
        """)
  }

  @Test("The tree shows order, selection, details, styles and the top")
  func tree() {
    let app = App(
      root: tabs(stack(HomeViewController(), ProductViewController(productID: 42)), BagViewController())
    )
    app.present(stack(LoginViewController()))
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ UINavigationController
           │  ├─ HomeViewController
           │  └─ ProductViewController(id: 42)
           ├─ BagViewController
           └─ presents UINavigationController  formSheet
              └─ LoginViewController  ← top
        """
    )
  }

  @Test(
    "Each presentation style has its name",
    arguments: zip(
      [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .custom],
      ["fullScreen", "pageSheet", "formSheet", "overFullScreen", "popover", "custom"]
    )
  )
  func styles(style: UIModalPresentationStyle, name: String) {
    let app = App(root: HomeViewController())
    let modal = LoginViewController()
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = app.top?.view
    app.present(modal)
    #expect(
      app.tree == """
        UIWindow
        └─ HomeViewController
           └─ presents LoginViewController  \(name)  ← top
        """
    )
  }

  @Test("A split view controller, and a modal inside a tab, are in the tree")
  func splitAndContext() {
    let detail = ProductViewController(productID: 7)
    let app = App(root: columns(stack(HomeViewController()), detail))
    detail.definesPresentationContext = true
    let sheet = LoginViewController()
    sheet.modalPresentationStyle = .currentContext
    detail.present(sheet, animated: false)
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           ├─ UINavigationController
           │  └─ HomeViewController
           └─ ProductViewController(id: 7)
              └─ presents LoginViewController  currentContext  ← top
        """
    )
  }

  @Test("A snapshot of the hierarchy survives JSON, and equal hierarchies are equal")
  func codableAndHashable() throws {
    let snapshot = HierarchySnapshot(of: StartingState.underTwoModals.makeApp().window)
    let decoded = try JSONDecoder().decode(HierarchySnapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(decoded == snapshot)
    #expect(decoded.description == snapshot.description)

    let snapshots = Set(StartingState.allCases.map { HierarchySnapshot(of: $0.makeApp().window) })
    #expect(snapshots.count == StartingState.allCases.count)
    #expect(snapshots.contains(snapshot))
  }

  @Test("Order, selection and detail tell two snapshots apart")
  func differences() {
    func snapshot(_ root: UIViewController) -> HierarchySnapshot { HierarchySnapshot(of: App(root: root).window) }
    #expect(
      snapshot(tabs(HomeViewController(), BagViewController()))
        != snapshot(tabs(BagViewController(), HomeViewController()))
    )
    let selected = tabs(HomeViewController(), BagViewController())
    selected.selectedIndex = 1
    #expect(snapshot(selected) != snapshot(tabs(HomeViewController(), BagViewController())))
    #expect(snapshot(ProductViewController(productID: 1)) != snapshot(ProductViewController(productID: 2)))
  }
}
