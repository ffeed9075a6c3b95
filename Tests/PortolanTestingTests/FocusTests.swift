#if !canImport(UIKit)
  import Portolan
  import PortolanTestTraits
  import PortolanTesting
  import Testing

  /// The screens of an app with a list and details beside it, and a sheet.
  private enum Mails: Screen {
    case tabs, list, settings
    case mail(id: Int)
    case draft

    var assembly: any Assembly {
      switch self {
      case .tabs: InlineAssembly { Mails.makeTabs() }
      case .list, .settings: InlineAssembly { UIViewController() }
      case .mail, .draft: InlineAssembly { SubjectViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .list, .settings: .part(of: .tabs)
      case .mail: .detail(of: .list)
      case .draft: .presentInNavigation
      }
    }

    @MainActor
    private static func makeTabs() -> UIViewController {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: Mails.list.buildController()), UIViewController(),
      ]
      let tabs = UITabBarController()
      let settings = Mails.settings.buildController()
      settings.title = "Settings"
      tabs.viewControllers = [UINavigationController(rootViewController: settings), split]
      return tabs
    }
  }

  /// A screen whose subject is read first.
  private final class SubjectViewController: UIViewController, ArrivalFocusing {
    let subject = UILabel()

    var focusOnArrival: Any? { subject }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(subject)
    }
  }

  @MainActor
  @Suite("VoiceOver arrives where the user does", .limited)
  struct FocusTests {
    private let window: TestWindow<Mails>
    private let screens: ScreenRouter<Mails>

    init() {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = TestWindow(window)
      screens = ScreenRouter(DefaultRouter(window: window, observers: [FocusObserver()]))
    }

    private var kinds: [UIAccessibility.Notification] { window.window.headless.accessibilityPosts.map(\.notification) }

    @Test("A navigation moves VoiceOver to its target: to the screen's own element or the view of its controller")
    func arrival() async throws {
      try await screens.navigate(to: .settings)
      #expect(window.focusedScreen == .settings)
      let settings = try #require(window.window.headless.accessibilityFocus)
      try await screens.navigate(to: .draft)
      #expect(window.focusedScreen == .draft)
      #expect(window.window.headless.accessibilityFocus is UILabel)
      #expect(kinds == [.screenChanged, .screenChanged])
      try await screens.navigate(to: .draft)
      #expect(kinds.count == 2, "The screen was there already")
      try window.window.user.swipeDown()
      try await window.settle()
      #expect(window.focusedScreen == .settings)
      #expect(window.window.headless.accessibilityFocus === settings)
      #expect(kinds == [.screenChanged, .screenChanged, .screenChanged])
    }

    @Test("Beside a list that stays, the layout has changed, and not the screen")
    func detail() async throws {
      try await screens.navigate(to: .list)
      #expect(window.focusedScreen == .list)
      try await screens.navigate(to: .mail(id: 1))
      try await screens.navigate(to: .mail(id: 2))
      #expect(window.focusedScreen == .mail(id: 2))
      #expect(kinds.suffix(2) == [.layoutChanged, .layoutChanged])
      try await screens.navigate(to: .settings)
      try await screens.navigate(to: .mail(id: 3))
      #expect(window.focusedScreen == .mail(id: 3))
      #expect(kinds.suffix(2) == [.screenChanged, .screenChanged], "The list has appeared as well")
      #expect(kinds.count == 5)
    }

    @Test("VoiceOver moves to a screen after the user goes back, and stays on the tab after a tap on a tab")
    func userReturns() async throws {
      try await screens.navigate(to: .settings)
      let tabs = try #require(window.window.rootViewController as? UITabBarController)
      let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
      stack.pushViewController(UIViewController(), animated: true)
      try await window.settle()
      #expect(kinds.count == 1, "The app has pushed the controller itself")
      try window.window.user.back(to: "Settings")
      try await window.settle()
      #expect(kinds == [.screenChanged, .screenChanged])
      tabs.viewControllers?[1].tabBarItem.title = "Mails"
      try window.window.user.tap(tab: "Mails")
      try await window.settle()
      #expect(window.isShowing(.list))
      #expect(kinds.count == 2)
      #expect(window.focusedScreen == nil, "The view with the focus is in the other tab")
    }

    @Test("A text is recorded in the key window, and an element that is released is none")
    func posts() throws {
      window.window.makeKey()
      UIAccessibility.post(notification: .announcement, argument: "Sent")
      let post = try #require(window.window.headless.accessibilityPosts.last)
      #expect(post.text == "Sent")
      #expect(post.element == nil)
      var label: UILabel? = UILabel()
      label.map(window.window.addSubview)
      UIAccessibility.post(notification: .layoutChanged, argument: label)
      #expect(window.window.headless.accessibilityFocus === label)
      label?.removeFromSuperview()
      #expect(window.window.headless.accessibilityFocus == nil)
      label = nil
      #expect(window.window.headless.accessibilityPosts.last?.element == nil)
    }
  }
#endif
