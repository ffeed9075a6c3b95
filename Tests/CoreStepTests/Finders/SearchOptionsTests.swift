import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Search options", .everyCompletion)
struct SearchOptionsTests {
  @Test(
    "From the topmost controller, each set of options visits these controllers in this order",
    arguments: [
      ([.current], ["sheet"]),
      ([.visible], ["sheet", "y"]),
      ([.contained], ["y", "x"]),
      ([.current, .visible], ["sheet", "y"]),
      ([.current, .contained], ["sheet", "y", "x"]),
      ([.current, .presenting], ["sheet", "tabs"]),
      ([.current, .visible, .presenting], ["sheet", "y", "tabs", "stack", "c"]),
      ([.contained, .presenting], ["y", "x", "tabs", "stack", "c", "b", "a", "other"]),
      (.everywhere, ["sheet", "y", "x", "tabs", "stack", "c", "b", "a", "other"]),
      (.currentVisibleOnly, ["sheet", "y"]),
      (.currentAllStack, ["sheet", "y", "x"]),
      ([.current, .containing], ["sheet", "y", "x"]),
    ] as [(SearchOptions, [String])]
  )
  func fromTheTop(options: SearchOptions, order: [String]) throws {
    let app = makeApp()
    #expect(try visited(options, in: SearchScope(window: app.window)) == order)
  }

  @Test(
    "From the root, the option presented covers the modals above, nearest first",
    arguments: [
      ([.current], ["tabs"]),
      ([.presented], ["sheet"]),
      ([.current, .presented], ["tabs", "sheet"]),
      ([.visible, .presented], ["tabs", "stack", "c", "sheet", "y"]),
      (.everywhere, ["tabs", "stack", "c", "b", "a", "other", "sheet", "y", "x"]),
    ] as [(SearchOptions, [String])]
  )
  func fromTheRoot(options: SearchOptions, order: [String]) throws {
    let app = makeApp()
    let scope = SearchScope(window: app.window, start: app.window.rootViewController)
    #expect(try visited(options, in: scope) == order)
  }

  @Test("Controllers under two modals are searched nearest first")
  func nearestFirst() throws {
    let app = makeApp()
    app.present(named("cover", UIViewController()))
    #expect(try visited([.current, .presenting], in: SearchScope(window: app.window)) == ["cover", "sheet", "tabs"])
  }

  @Test(
    "From between, all above are searched nearest first, and then all below",
    arguments: [
      ([.current, .presented], ["sheet", "cover", "top"]),
      ([.presenting, .presented], ["cover", "top", "tabs"]),
      ([.current, .presented, .presenting], ["sheet", "cover", "top", "tabs"]),
    ] as [(SearchOptions, [String])])
  func fromBetween(options: SearchOptions, order: [String]) throws {
    let app = makeApp()
    let sheet = app.window.rootViewController?.presentedViewController
    app.present(named("cover", UIViewController()))
    app.present(named("top", UIViewController()))
    #expect(try visited(options, in: SearchScope(window: app.window, start: sheet)) == order)
  }

  @Test("An alert is not the topmost controller, but presented above it")
  func alert() throws {
    let app = makeApp()
    app.present(named("alert", UIAlertController(title: nil, message: nil, preferredStyle: .alert)))
    #expect(try visited([.current], in: SearchScope(window: app.window)) == ["sheet"])
    #expect(try visited([.current, .presented], in: SearchScope(window: app.window)) == ["sheet", "alert"])
  }

  @Test("A modal of a child that defines the context is the topmost controller")
  func presentedByChild() throws {
    let home = HomeViewController()
    home.definesPresentationContext = true
    let app = App(root: tabs(stack(home)))
    let modal = InfoViewController()
    modal.modalPresentationStyle = .overCurrentContext
    app.atOnce { home.present(modal, animated: false) }
    #expect(SearchScope(window: app.window).start === modal)
  }

  @Test("Both columns of a split view controller are visible, and the search begins with the detail, where the user is")
  func split() throws {
    let split = columns(named("first", UIViewController()), named("second", UIViewController()))
    let app = App(root: named("split", split))
    #expect(try visited([.visible], in: SearchScope(window: app.window)) == ["split", "second", "first"])
  }

  @Test("Children of a controller that is no container are not searched")
  func plainChildren() throws {
    let parent = named("parent", UIViewController())
    parent.addChild(named("child", UIViewController()))
    let app = App(root: parent)
    #expect(try visited(.everywhere, in: SearchScope(window: app.window)) == ["parent"])
  }

  @Test("An empty window has nothing to find")
  func emptyWindow() throws {
    #expect(try visited(.everywhere, in: SearchScope(window: App(root: nil).window)) == [])
  }

  @Test("Search options have descriptions")
  func description() {
    #expect("\(SearchOptions.everywhere)" == "[current, contained, presented, presenting]")
    #expect("\(SearchOptions.currentVisibleOnly)" == "[current, visible]")
    #expect(SearchOptions.containing == .contained)
  }

  /// Tabs with a stack of three and another, and over them a sheet with a stack of two.
  private func makeApp() -> App {
    let stack = named(
      "stack",
      stack(named("a", UIViewController()), named("b", UIViewController()), named("c", UIViewController()))
    )
    let app = App(root: named("tabs", tabs(stack, named("other", UIViewController()))))
    let sheet = named("sheet", UINavigationController())
    sheet.viewControllers = [named("x", UIViewController()), named("y", UIViewController())]
    app.present(sheet)
    return app
  }

  private func named<ViewController: UIViewController>(
    _ name: String,
    _ viewController: ViewController
  ) -> ViewController {
    viewController.title = name
    return viewController
  }

  /// The titles of the controllers that a finder is asked about, in order.
  private func visited(_ options: SearchOptions, in scope: SearchScope) throws -> [String] {
    let trace = Trace()
    let finder = InlineFinder(options: options) { (viewController: UIViewController, _: Any?) in
      trace.note(viewController.title ?? "?")
      return false
    }
    #expect(try finder.findViewController(with: nil, in: scope) == nil)
    return trace.lines
  }
}
