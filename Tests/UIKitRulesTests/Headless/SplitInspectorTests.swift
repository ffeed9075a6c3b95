#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uisplitviewcontroller, "the documentation" below, and its delegate's page.
  @MainActor
  @Suite("The inspector of a split view", .rule(.split), .headlessOnly, .limited)
  struct SplitInspectorTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {
      var heard: [String] = []

      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { heard.append("\(displayMode)") }
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("will show \(column)")
      }
      func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("will hide \(column)")
      }
      func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        heard.append("did show \(column)")
      }
      func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        heard.append("did hide \(column)")
      }
    }

    private let split = UISplitViewController(style: .doubleColumn)
    private let listener = Listener()
    private let list = UIViewController()
    private let detail = UIViewController()
    private let inspector = UIViewController()

    init() {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      split.setViewController(inspector, for: .inspector)
      split.delegate = listener
    }

    private func isVisible(_ controller: UIViewController, in screen: Screen) -> Bool {
      controller.viewIfLoaded?.window === screen.window
    }

    // Source: the documentation: the inspector is at the trailing edge, and "configure your own custom views and interactions to show or
    // hide the inspector column". Unsure: that it is no child before.
    @Test(
      "An inspector is the last child once code shows it, and changes neither the display mode nor the gestures",
      .tags(.unsure))
    func beside() async {
      let screen = Screen(split)
      await settle()
      let gestures = screen.window.user.possibleGestures
      #expect(split.viewController(for: .inspector) === inspector)
      #expect(!split.isShowing(.inspector))
      #expect(!isVisible(inspector, in: screen))
      split.show(.inspector)
      #expect(split.isShowing(.inspector))
      #expect(isVisible(inspector, in: screen))
      #expect(split.children.last === inspector.navigationController)
      #expect(split.viewControllers.count == 2)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(screen.window.user.possibleGestures == gestures)
      split.hide(.primary)
      #expect(isVisible(inspector, in: screen))
      split.hide(.inspector)
      #expect(!split.isShowing(.inspector))
      #expect(!isVisible(inspector, in: screen))
      #expect(inspector.navigationController?.parent == nil)
      #expect(listener.heard == ["secondaryOnly"])
    }

    @Test("A new controller takes the place of an inspector that is shown", .tags(.unsure))
    func replaced() async {
      let screen = Screen(split)
      await settle()
      split.show(.inspector)
      let other = UINavigationController(rootViewController: UIViewController())
      split.setViewController(other, for: .inspector)
      #expect(split.children.last === other)
      #expect(isVisible(other, in: screen))
      #expect(!isVisible(inspector, in: screen))
      split.setViewController(UIViewController(), for: .secondary)
      #expect(split.children.last === other)
      split.setViewController(nil, for: .inspector)
      #expect(split.children.count == 2)
      #expect(!split.isShowing(.inspector))
    }

    // Source: the documentation: "When the interface is collapsed, the split view controller displays the inspector as a sheet over the
    // secondary column".
    @Test(
      "The inspector of a split view that collapses is a sheet, and a column again when there is room",
      .tags(.documented))
    func collapsed() async {
      let screen = Screen(split)
      await settle()
      split.show(.inspector)
      screen.window.user.resize(to: .compact)
      await settle()
      #expect(split.presentedViewController === inspector.navigationController)
      #expect(split.isShowing(.inspector))
      #expect(list.navigationController?.viewControllers == [list, detail])
      screen.window.user.resize(to: .regular)
      await settle()
      #expect(split.presentedViewController == nil)
      #expect(split.children.last === inspector.navigationController)
      #expect(isVisible(inspector, in: screen))
      #expect(detail.navigationController?.viewControllers == [detail])
    }

    // Source: the delegate's page: it is told of a column "after the system completes hiding" it, and not for code.
    @Test(
      "The delegate is told on iOS 26 that the user dismissed the sheet of the inspector, and not that code did",
      .tags(.documented))
    func dismissedSheet() async throws {
      let screen = Screen(split)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      await settle()
      screen.window.user.resize(to: .compact)
      split.show(.inspector)
      #expect(split.presentedViewController === inspector.navigationController)
      split.hide(.inspector)
      #expect(split.presentedViewController == nil)
      #expect(listener.heard.isEmpty)
      split.show(.inspector)
      #expect(try simulating(iOS: 26) { try screen.window.user.swipeDown() })
      #expect(split.presentedViewController == nil)
      #expect(!split.isShowing(.inspector))
      #expect(listener.heard == ["did hide inspector"])
      screen.window.user.resize(to: .regular)
      #expect(split.children.count == 2)
    }

    // Source: the delegate's page, splitViewController(_:didShow:), of iOS 26: "The system doesn’t call this method when you display the
    // column programmatically".
    @Test(
      "A swipe tells the delegate of the column before and, on iOS 26, after it is hidden or shown", .tags(.documented))
    func swipes() async throws {
      let screen = Screen(split)
      await settle()
      try screen.window.user.swipeToEdge()
      #expect(listener.heard == ["secondaryOnly", "will hide primary"])
      listener.heard = []
      try simulating(iOS: 26) {
        try screen.window.user.swipeFromEdge()
        try screen.window.user.swipeToEdge()
        split.show(.primary)
      }
      #expect(
        listener.heard == [
          "oneBesideSecondary", "will show primary", "did show primary",
          "secondaryOnly", "will hide primary", "did hide primary", "oneBesideSecondary",
        ])
    }

    // Source: the documentation, isShowing(_:): "whether the split view interface is showing the specified column".
    @Test("A column is showing unless it is hidden, and of collapsed columns the one on top is", .tags(.documented))
    func showing() async {
      let screen = Screen(split)
      await settle()
      func shown() -> [UISplitViewController.Column] {
        [.primary, .supplementary, .secondary, .compact, .inspector].filter { split.isShowing($0) }
      }
      #expect(shown() == [.primary, .secondary])
      split.hide(.primary)
      #expect(shown() == [.secondary])
      screen.window.user.resize(to: .compact)
      #expect(shown() == [.secondary])
      list.navigationController?.popViewController(animated: false)
      await settle()
      #expect(shown() == [.primary])
    }

    // Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment.
    @Test(
      "The traits inside a split view have its layout, and its views are told once when it collapses or separates",
      .tags(.documented))
    func layout() async {
      let screen = Screen(split)
      await settle()
      #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
      #expect(detail.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
      var changes: [UISplitViewController.LayoutEnvironment] = []
      list.navigationController?.registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) {
        (page: UIViewController, previous: UITraitCollection) in
        changes.append(previous.splitViewControllerLayoutEnvironment)
        changes.append(page.traitCollection.splitViewControllerLayoutEnvironment)
      }
      screen.window.user.resize(to: .compact)
      #expect(changes == [.expanded, .collapsed])
      screen.window.user.resize(to: .regular)
      #expect(changes == [.expanded, .collapsed, .collapsed, .expanded])
    }
  }
#endif
