import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Factories", .everyCompletion, .limited)
struct FactoryTests {
  @Test("ClassFactory builds by the class, and configures its controller")
  func byClass() throws {
    let plain = try ClassFactory<HomeViewController, Any?>().build(with: nil)
    #expect(type(of: plain) == HomeViewController.self)
    let titled = try ClassFactory<HomeViewController, Any?> { (home: HomeViewController) in home.title = "Home" }
      .build(with: nil)
    #expect(titled.title == "Home")
    #expect(try ClassFactory<HomeViewController, Any?>().build(with: nil) !== plain)
  }

  @Test("ClassFactory and InlineFactory build by a closure, with the context")
  func byClosure() throws {
    let factory = ClassFactory { (id: Int) in ProductViewController(productID: id) }
    #expect(try factory.build(with: 42).productID == 42)
    let inline = InlineFactory { (id: Int) in ProductViewController(productID: id) }
    #expect(try inline.build(with: 7).productID == 7)
  }

  @Test("XibFactory without a nib builds a plain controller of the class, and configures it")
  func withoutNib() throws {
    let home = try XibFactory<HomeViewController, Any?> { $0.title = "Home" }.build(with: nil)
    #expect(home.title == "Home")
    home.loadViewIfNeeded()
  }

  @Test("A controller from a storyboard is configured, and one that is not there is an error that names it")
  func documents() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let documents = try TemporaryBundle(["Main.storyboard": storyboard])
    let factory = StoryboardFactory<UIViewController, Any?>(name: "Main", bundle: documents.bundle) {
      $0.title = "Home"
    }
    #expect(try factory.build(with: nil).title == "Home")
    let missing = [
      #expect(throws: RoutingError.self) {
        try StoryboardFactory<UIViewController, Any?>(name: "Other", bundle: documents.bundle).build(with: nil)
      },
      #expect(throws: RoutingError.self) {
        try XibFactory<UIViewController, Any?>(nibName: "Other", bundle: documents.bundle).build(with: nil)
      },
    ]
    for error in missing {
      #expect(error?.code == .resourceNotFound)
      #expect(error?.description.contains("Other") == true)
    }
  }

  @Test("Container factories build their own class, configured before it gets its children")
  func containers() async throws {
    final class StoreNavigation: UINavigationController {}
    let app = App(root: UIViewController())
    let step = StepAssembly(finder: ClassFinder(), factory: ClassFactory<HomeViewController, Any?>())
      .using(StoreNavigation.push())
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: NavigationControllerFactory<StoreNavigation, Any?> { $0.title = "\($0.viewControllers.count)" }
        )
      )
      .using(.replaceRoot)
      .from(.root)
      .assemble()
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ StoreNavigation
           └─ HomeViewController  ← top
        """
    )
    #expect(app.window.rootViewController?.title == "0")
  }

  @Test("FinderFactory yields a controller that exists, for an action to move it")
  func move() async throws {
    let bag = BagViewController()
    let navigation = stack(HomeViewController(), bag)
    let app = App(root: tabs(navigation, AccountViewController()))
    try await app.router.navigate(to: moveBag)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 2
           ├─ UINavigationController
           │  └─ HomeViewController
           ├─ AccountViewController
           └─ BagViewController  ← top
        """
    )
    #expect(app.top === bag)
  }

  @Test("FinderFactory looks in the window of the navigation, not in the key window")
  func moveInOtherWindow() async throws {
    let app = App(root: tabs(stack(HomeViewController(), BagViewController())))
    let key = App(root: tabs(stack(HomeViewController(), BagViewController())))
    let keyState = key.state
    try await app.router.navigate(to: moveBag)
    #expect(app.top is BagViewController)
    #expect(app.top?.parent is UITabBarController)
    #expect(key.state == keyState)
  }

  @Test("FinderFactory names the missing controller, and leaves everything as it was")
  func nothingToMove() async throws {
    let app = App(root: tabs(stack(HomeViewController())))
    let error = await app.expectRefused(as: .notFound) { try await $0.navigate(to: moveBag) }
    #expect(
      error?.reason == "FinderFactory has nothing to use: ClassFinder in "
        + "[current, contained, presented, presenting] found no controller"
    )
  }

  private var moveBag: DestinationStep<BagViewController, Any?> {
    StepAssembly(
      finder: NilFinder<BagViewController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>())
    )
    .using(UITabBarController.add())
    .from(find(UITabBarController.self)).from(.current)
  }
}
