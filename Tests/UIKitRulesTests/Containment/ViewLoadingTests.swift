import Portolan
import Testing

@MainActor
@Suite("Loading views", .limited)
struct ViewLoadingTests {
  private final class Loading: UIViewController {
    var moments: [String] = []

    override func loadView() {
      moments.append("loadView")
      view = UIView()
    }

    override func viewDidLoad() {
      moments.append("viewDidLoad \(isViewLoaded)")
    }
  }

  @Test("A view is loaded by its first use, once", .rule(.viewLoading), .tags(.documented))
  func loadsOnce() {
    let controller = Loading()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.moments.isEmpty)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(controller.moments == ["loadView", "viewDidLoad true"])
  }

  @Test("Covered elements of a stack and hidden tabs are not loaded", .rule(.viewLoading), .tags(.documented))
  func hiddenIsNotLoaded() async {
    let covered = UIViewController()
    let hidden = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController()
    navigation.viewControllers = [covered, top]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, hidden]
    let screen = Screen(tabs)
    await settle()
    #expect(!covered.isViewLoaded)
    #expect(!hidden.isViewLoaded)
    #expect(top.isViewLoaded)
    tabs.selectedIndex = 1
    await settle()
    #expect(hidden.isViewLoaded)
    withExtendedLifetime(screen) {}
  }

  @Test("The visible view is in the window, and the covered view is not", .rule(.appearance), .tags(.documented))
  func windowOfViews() async {
    let bottom = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: bottom)
    let screen = Screen(navigation)
    await settle()
    #expect(bottom.viewIfLoaded?.window === screen.window)
    navigation.pushViewController(top, animated: false)
    await settle()
    #expect(bottom.viewIfLoaded?.window == nil)
    #expect(top.viewIfLoaded?.window === screen.window)
  }

  @Test("Setting the title sets the items' titles, which then stay their own", .rule(.items), .tags(.documented))
  func titles() {
    let controller = UIViewController()
    controller.title = "Bag"
    #expect(controller.navigationItem.title == "Bag")
    #expect(controller.tabBarItem.title == "Bag")
    controller.navigationItem.title = "Your bag"
    #expect(controller.title == "Bag")
    controller.title = "Basket"
    #expect(controller.navigationItem.title == "Basket")
    #expect(controller.tabBarItem.title == "Basket")
  }

  @Test("A view that is set is not loaded again", .rule(.viewLoading), .tags(.documented))
  func setView() {
    let controller = Loading()
    let view = UIView()
    controller.view = view
    #expect(controller.view === view)
    #expect(controller.isViewLoaded)
    #expect(!controller.moments.contains("loadView"))
  }

  @Test("Properties of the controller alone do not load its view", .rule(.viewLoading), .tags(.documented))
  func untouched() {
    let controller = Loading()
    let navigation = UINavigationController(rootViewController: controller)
    controller.title = "Bag"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    controller.modalPresentationStyle = .fullScreen
    _ = controller.presentedViewController
    _ = controller.isBeingPresented
    #expect(!controller.isViewLoaded)
    #expect(controller.navigationController === navigation)
  }

  @Test("A presentation loads the view before anything appears", .rule(.viewLoading), .tags(.documented))
  func presentationLoads() async {
    let screen = Screen()
    let modal = Loading()
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.moments == ["loadView", "viewDidLoad true"])
  }

  @Test("A controller that comes and goes under the top is not loaded", .rule(.viewLoading), .tags(.documented))
  func underTheTop() async {
    let bottom = UIViewController()
    let middle = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    let screen = Screen(navigation)
    await settle()
    navigation.setViewControllers([bottom, middle, top], animated: false)
    await settle()
    #expect(!bottom.isViewLoaded)
    navigation.popToRootViewController(animated: false)
    await settle()
    #expect(bottom.isViewLoaded)
    #expect(!middle.isViewLoaded)
    withExtendedLifetime(screen) {}
  }

  @Test("A view that is loaded stays, covered and uncovered", .rule(.viewLoading), .tags(.documented))
  func stays() async {
    let controller = Loading()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(navigation)
    await settle()
    let view = controller.view
    navigation.pushViewController(UIViewController(), animated: false)
    await settle()
    #expect(controller.viewIfLoaded === view)
    navigation.popViewController(animated: false)
    await settle()
    #expect(controller.moments == ["loadView", "viewDidLoad true"])
    withExtendedLifetime(screen) {}
  }
}
