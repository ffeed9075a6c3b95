#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: the pages of UINavigationItem, UINavigationController and UIViewController at developer.apple.com/documentation/uikit, "the
  // documentation" below, with the name of the page.
  @MainActor
  @Suite("Bars of a stack", .headlessOnly, .limited)
  struct BarTests {
    private let below = UIViewController()
    private let top = UIViewController()
    private let stack: UINavigationController
    private let screen: Screen

    private var text: String { screen.window.renderedText }
    private var gestures: [String] { screen.window.user.possibleGestures }

    init() async {
      below.title = "Inbox"
      stack = UINavigationController(rootViewController: below)
      stack.pushViewController(top, animated: false)
      screen = Screen(stack)
      await settle()
    }

    private func button(_ title: String, _ handler: @escaping @MainActor () -> Void = {}) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { _ in handler() })
    }

    // Source: the header of UINavigationItem (as quoted in github.com/madsmtm/objc2-generated), backButtonTitle: "backBarButtonItem takes
    // precedence if both are specified".
    @Test(
      "The title for the way back comes from the item's button, the item, or the screen", .rule(.items),
      .tags(.documented))
    func titles() {
      #expect(text.contains("‹ Inbox"))
      below.navigationItem.backButtonTitle = "Mail"
      #expect(text.contains("‹ Mail"))
      below.navigationItem.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
      #expect(text.contains("‹ All"))
      #expect(!text.contains("Mail"))
      #expect(stack.navigationBar.backItem === below.navigationItem)
    }

    // Source: the documentation, hidesBackButton: the button is hidden "regardless of the value in the leftItemsSupplementBackButton
    // property".
    @Test("A hidden way back stays hidden beside other buttons", .rule(.gestures), .tags(.documented))
    func hiddenWay() {
      top.navigationItem.leftBarButtonItem = button("Edit")
      top.navigationItem.leftItemsSupplementBackButton = true
      #expect(gestures.contains("go back"))
      top.navigationItem.hidesBackButton = true
      #expect(gestures == ["tap bar button \"Edit\""])
    }

    // Source: the documentation, leftItemsSupplementBackButton: "the presence of custom left bar button items causes the Back button to be
    // removed in favor of the custom items".
    @Test(
      "Buttons on the left take the place of the way back unless they supplement it", .rule(.gestures),
      .tags(.documented))
    func leftButtons() {
      top.navigationItem.leftBarButtonItems = [button("Edit"), button("Sort")]
      #expect(!gestures.contains("go back"))
      #expect(!text.contains("‹"))
      top.navigationItem.leftItemsSupplementBackButton = true
      #expect(gestures.contains("go back"))
      #expect(text.contains("‹ Inbox"))
    }

    // Source: the documentation, isToolbarHidden: "The default value of this property is true".
    @Test("A stack has no toolbar until it is shown", .rule(.navigation), .tags(.documented))
    func noToolbar() {
      top.toolbarItems = [button("Archive")]
      #expect(stack.isToolbarHidden)
      #expect(!text.contains("Archive"))
      stack.setToolbarHidden(false, animated: false)
      #expect(text.contains("[Archive]"))
    }

    // Source: the documentation, toolbarItems: "this property identifies the items to display in that toolbar".
    @Test("The toolbar has the buttons of the top, which the user taps", .rule(.gestures), .tags(.documented))
    func toolbar() async throws {
      var taps = 0
      stack.isToolbarHidden = false
      below.toolbarItems = [button("Compose")]
      top.toolbarItems = [button("Archive") { taps += 1 }]
      #expect(stack.toolbar.items?.map(\.title) == ["Archive"])
      try screen.window.user.tap(barButton: "Archive")
      #expect(taps == 1)
      stack.popViewController(animated: false)
      await settle()
      #expect(stack.toolbar.items?.map(\.title) == ["Compose"])
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(barButton: "Archive") }
    }

    // Source: the documentation, toolbar: it "obeys the hidesBottomBarWhenPushed property of the currently visible view controller".
    @Test("A top that hides the bottom bar hides the toolbar", .rule(.navigation), .tags(.documented))
    func hiddenToolbar() {
      stack.isToolbarHidden = false
      top.toolbarItems = [button("Archive")]
      #expect(text.contains("[Archive]"))
      top.hidesBottomBarWhenPushed = true
      #expect(!text.contains("[Archive]"))
      #expect(!gestures.contains("tap bar button \"Archive\""))
    }
  }
#endif
