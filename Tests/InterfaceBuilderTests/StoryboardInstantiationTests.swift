import PortolanTestTraits
import HeadlessUIKit
import Testing

@MainActor
@Suite("Controllers made from a storyboard", .limited)
struct StoryboardInstantiationTests {
  private let storyboard = UIStoryboard(name: "Main", bundle: .module)

  private func fault(_ body: () throws -> Void) -> InterfaceBuilderError? {
    #expect(throws: InterfaceBuilderError.self, performing: body)
  }

  @Test("The initial controller comes with those it contains, their titles and their items")
  func initial() throws {
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.tabBarItem?.title == "Home")
    #expect(navigation.tabBarItem?.image?.name == "house")
    let welcome = try #require(navigation.topViewController as? WelcomeViewController)
    #expect(welcome.title == "Welcome")
    #expect(welcome.greeting == "decoded")
    #expect(welcome.navigationItem.title == "Good morning")
    #expect(welcome.navigationItem.backButtonTitle == "Home")
    let account = try #require(tabs.viewControllers?.last as? AccountViewController)
    #expect(account.tabBarItem?.tag == 3)
    #expect(account.tabBarItem?.badgeValue == "2")
  }

  @Test("A controller's view is loaded when it is asked for, and has the scene's views")
  func view() throws {
    let welcome = storyboard.instantiateViewController(withIdentifier: "Welcome")
    #expect(!welcome.isViewLoaded)
    #expect(welcome.view?.subviews.map(\.accessibilityIdentifier) == ["showDetail"])
  }

  @Test("A controller without a view in its scene gets a plain view")
  func noView() throws {
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let account = try #require(tabs.viewControllers?.last)
    #expect(account.view?.subviews.isEmpty == true)
  }

  @Test("A controller knows its storyboard, also when no other object holds it")
  func knowsStoryboard() {
    let welcome = UIStoryboard(name: "Main", bundle: .module).instantiateViewController(withIdentifier: "Welcome")
    #expect(welcome.storyboard?.instantiateViewController(withIdentifier: "Tabs") is UITabBarController)
  }

  @Test("An unknown class is warned of in UIKit's words, and the class of its element used")
  func unknownClass() {
    var detail: UIViewController?
    let warnings = UIKitWarnings.collect { detail = storyboard.instantiateViewController(withIdentifier: "Detail") }
    #expect(warnings == ["Unknown class InterfaceBuilderTests.VanishedViewController in Interface Builder file."])
    #expect(detail.map { type(of: $0) == UIViewController.self } == true)
    #expect(detail?.modalPresentationStyle == .fullScreen)
    #expect(detail?.modalTransitionStyle == .crossDissolve)
    #expect(detail?.hidesBottomBarWhenPushed == true)
    #expect(detail?.isModalInPresentation == true)
    #expect(detail?.restorationIdentifier == "detail")
  }

  @Test("A creator makes the instance, unless it answers nil")
  func creator() {
    let made = storyboard.instantiateViewController(identifier: "Welcome") { coder in
      WelcomeViewController(coder: coder, greeting: "created")
    }
    #expect(made.greeting == "created")
    #expect(made.title == "Welcome")
    #expect(made.view?.subviews.count == 1)
    let left: WelcomeViewController = storyboard.instantiateViewController(identifier: "Welcome") { _ in nil }
    #expect(left.greeting == "decoded")
    let tabs: UITabBarController? = storyboard.instantiateInitialViewController { UITabBarController(coder: $0) }
    #expect(tabs?.viewControllers?.count == 2)
  }

  @Test("A creator's instance of another class, and a class that is not expected, are errors")
  func wrongClass() {
    let created = fault {
      let creator: (NSCoder) -> UIViewController? = { AccountViewController(coder: $0) }
      _ = try storyboard.makeViewController(UIViewController.self, withIdentifier: "Welcome", creator: creator)
    }
    #expect(created?.message.contains("must be kind of class InterfaceBuilderTests.WelcomeViewController") == true)
    let expected = fault {
      _ = try storyboard.makeViewController(AccountViewController.self, withIdentifier: "Welcome")
    }
    #expect(expected?.reason == .unexpectedContent)
    #expect(expected?.element == "<viewController id=\"hM1-c0-ntr\">")
  }

  @Test("A missing identifier, initial controller or storyboard is an error in UIKit's words")
  func missing() throws {
    let scene = fault { _ = try storyboard.makeViewController(withIdentifier: "Nowhere") }
    #expect(scene?.reason == .missingScene)
    #expect(scene?.file.hasSuffix("Main.storyboard") == true)
    #expect(scene?.element == "Nowhere")
    #expect(scene?.message.hasSuffix("doesn't contain a view controller with identifier 'Nowhere'") == true)

    let files = try TemporaryBundle(["Empty.storyboard": Fixtures.storyboardText(controllers: [])])
    let empty = UIStoryboard(name: "Empty", bundle: files.bundle)
    #expect(empty.instantiateInitialViewController() == nil)
    #expect(fault { _ = try empty.makeViewController(withIdentifier: nil) }?.reason == .missingScene)

    let file = fault { _ = try UIStoryboard(loading: "Lost", bundle: files.bundle) }
    #expect(file?.reason == .missingFile)
    #expect(file?.message.hasPrefix("Could not find a storyboard named 'Lost' in bundle NSBundle </") == true)
  }

  @Test("A missing identifier ends the program where the caller cannot catch", .ownProcess)
  func missingEnds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: .module).instantiateViewController(withIdentifier: "Nowhere")
      }
    }
    #expect(result.errorText.contains("doesn't contain a view controller with identifier 'Nowhere'"))
  }

  @Test("The columns of a split view are made, one of them from another storyboard")
  func split() throws {
    let storyboard = UIStoryboard(name: "Split", bundle: .module)
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.count == 2)
    let master = try #require(split.viewControllers.first as? UINavigationController)
    #expect(master.isNavigationBarHidden)
    #expect(master.topViewController?.title == "Cities")
    #expect(split.viewControllers.last is WelcomeViewController)
    #expect(split.viewControllers.last?.view?.subviews.count == 1)
  }

  @Test("Properties that an initialiser sets stay after a storyboard is loaded")
  func initialiserWins() throws {
    let text = Fixtures.storyboardText(controllers: [
      """
      <viewController storyboardIdentifier="S" title="Theirs" modalPresentationStyle="formSheet" id="a"
        customClass="StubbornViewController" customModule="InterfaceBuilderTests"/>
      """
    ])
    let files = try TemporaryBundle(["Own.storyboard": text])
    let controller = UIStoryboard(name: "Own", bundle: files.bundle).instantiateViewController(withIdentifier: "S")
    #expect(controller.title == "Mine")
    #expect(controller.modalPresentationStyle == .overFullScreen)
  }
}
