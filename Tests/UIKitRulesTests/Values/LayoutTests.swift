import Portolan
import Testing

@MainActor
@Suite("Layout passes", .rule(.layout), .limited)
struct LayoutTests {
  private final class Page: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("A page is made in code")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      journal.note("isAppearing")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      journal.note("willLayout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      journal.note("didLayout")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      journal.note("didAppear")
    }
  }

  private final class Leaf: UIView {
    var passes = 0
    var journal: Journal?
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      journal?.note("leaf")
    }
  }

  let journal = Journal()

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:): the table of the callbacks' order.
  @Test("A new view and the views in it are laid out between viewIsAppearing and viewDidAppear", .tags(.documented))
  func order() async {
    let (page, leaf) = (Page(journal), Leaf())
    leaf.journal = journal
    page.view.addSubview(leaf)
    let screen = Screen(page)
    await settle()
    let entries = journal.take()
    #expect(entries.first == "isAppearing")
    #expect(entries.last == "didAppear")
    #expect(Array(entries.dropFirst().prefix(2)) == ["willLayout", "didLayout"])
    #expect(entries.contains("leaf"))
    withExtendedLifetime(screen) {}
  }

  // Source: developer.apple.com/documentation/uikit/uiview/layoutifneeded(): "lays out the subviews immediately, if layout updates
  // are pending"; "if no layout updates are pending, this method exits without modifying the layout".
  @Test("A view is laid out when asked, if it needs it", .tags(.documented))
  func asked() {
    let leaf = Leaf()
    leaf.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(leaf.passes == 1)
    leaf.setNeedsLayout()
    #expect(leaf.passes == 1)
    leaf.layoutIfNeeded()
    #expect(leaf.passes == 2)
  }

  // The same page: it "lays out the view subtree starting at the root".
  @Test("A pass reaches the views below", .tags(.documented))
  func subtree() {
    let (outer, middle, leaf) = (UIView(), UIView(), Leaf())
    outer.addSubview(middle)
    middle.addSubview(leaf)
    outer.layoutIfNeeded()
    #expect(leaf.passes == 1)
    leaf.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(leaf.passes == 2)
  }

  // Source: developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/ViewPG_iPhoneOS: "adding a subview" makes
  // layoutSubviews run.
  @Test("A new subview needs its superview to be laid out", .tags(.documented))
  func addition() {
    let outer = Leaf()
    outer.layoutIfNeeded()
    outer.addSubview(UIView())
    outer.layoutIfNeeded()
    #expect(outer.passes == 2)
  }
}
