import Portolan
import PortolanTestTraits
import PortolanTesting
import Testing

/// The screens of a small app.
private enum Kiosk: Screen {
  case tabs, papers, sweets
  case paper(id: Int)
  case login

  var assembly: any Assembly {
    switch self {
    case .tabs: InlineAssembly { Kiosk.makeTabs() }
    case .papers, .sweets, .paper, .login: InlineAssembly { TitledViewController("\(self)") }
    }
  }

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .papers, .sweets: .part(of: .tabs)
    case .paper: .push(onto: .papers)
    case .login: .presentInNavigation
    }
  }

  @MainActor
  private static func makeTabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Kiosk.papers.buildController()),
      Kiosk.sweets.buildController(),
    ]
    return tabs
  }
}

private final class TitledViewController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("A window of the app under test", .limited)
struct TestWindowTests {
  private let window: TestWindow<Kiosk>
  private let screens: ScreenRouter<Kiosk>

  init() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = TestWindow(window)
    screens = ScreenRouter(DefaultRouter(window: window))
  }

  @Test("A test window shows the visible screen and its containers, and contains those that the user can go back to")
  func showing() async throws {
    try await screens.navigate(to: .paper(id: 1), animated: false)
    #expect(window.isShowing(.paper(id: 1)))
    #expect(window.isShowing(.tabs))
    #expect(!window.isShowing(.paper(id: 2)))
    #expect(!window.isShowing(.papers))
    #expect(!window.isShowing(.sweets))
    #expect(window.contains(.papers))
    #expect(!window.contains(.login))
    #expect(window.topScreen == .paper(id: 1))
    #expect(window.screens == [.tabs, .papers, .paper(id: 1), .sweets])
  }

  @Test("The description of a hidden window says that the user sees no screen, and how to show the window")
  func hidden() async throws {
    try await screens.navigate(to: .paper(id: 1), animated: false)
    #expect(!window.description.contains("hidden"))
    window.window.isHidden = true
    #expect(!window.isShowing(.paper(id: 1)))
    #expect(
      window.description.hasSuffix(
        "\nThe window is hidden, so the user sees no screen. To fix: call makeKeyAndVisible() first."))
  }

  @Test("A modal hides the screens below it, and an alert does not")
  func modal() async throws {
    try await screens.navigate(to: .sweets, animated: false)
    window.window.rootViewController?.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false
    ) {}
    try await window.settle { window.window.rootViewController?.presentedViewController != nil }
    #expect(window.isShowing(.sweets))
    window.window.rootViewController?.dismiss(animated: false) {}
    try await window.settle { window.window.rootViewController?.presentedViewController == nil }
    try await screens.navigate(to: .login, animated: false)
    #expect(window.isShowing(.login))
    #expect(!window.isShowing(.sweets))
    #expect(window.screens.last == .login)
    window.window.isHidden = true
    #expect(window.topScreen == nil)
  }

  @Test("A failed expectation prints the tree")
  func failure() async throws {
    try await screens.navigate(to: .login, animated: false)
    withKnownIssue {
      #expect(window.isShowing(.paper(id: 42)))
    } matching: { issue in
      "\(issue)".contains("presents UINavigationController") && "\(issue)".contains("← top")
    }
  }

  @Test("The tree has the controllers of the hierarchy")
  func tree() async throws {
    try await screens.navigate(to: .papers, animated: false)
    #expect("\(window)" == "\(HierarchySnapshot(of: window.window))")
  }

  #if !canImport(UIKit)
    @Test("The text of the window is compared line by line")
    func text() async throws {
      try await screens.navigate(to: .paper(id: 7), animated: false)
      let text = window.window.renderedText
      #expect(text.contains("paper(id: 7)"))
      try window.checkText(text)
      let mismatch = await reason(TextMismatch.self) { [window] in try window.checkText(text + "\nmore") }
      #expect(mismatch?.description.hasSuffix("\n- more") == true)
    }
  #endif
}

@Suite("A text that is not as expected")
struct TextMismatchTests {
  @Test("Equal texts are no mismatch")
  func equal() {
    #expect(TextMismatch(expected: "a\nb", actual: "a\nb") == nil)
  }

  @Test("The lines are compared, with spaces at their ends made visible")
  func lines() {
    let mismatch = TextMismatch(
      expected: "Product 42\n[Buy]\n\nTotal  ", actual: "Product 42\n[Sold out]\n\nTotal\nBag")
    #expect(
      mismatch?.description == """
        The text is not as expected (- expected, + actual):
          Product 42
        - [Buy]
        + [Sold out]
          
        - Total··
        + Total
        + Bag
        """)
  }
}
