#if !canImport(UIKit)
  import Portolan
  import Testing

  /// Split view controllers in hidden tabs, which collapse or separate when they are shown.
  @MainActor
  @Suite("A split view of a hidden tab in a navigation that fails", .limited)
  struct HiddenSplitTests {
    nonisolated static let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]

    /// A tab bar with a stack and a split view, in a window that was turned while the stack was selected.
    @MainActor
    private final class App {
      let window = UIWindow()
      let tabs = UITabBarController()
      let split: UISplitViewController
      let list = UINavigationController(rootViewController: UIViewController())

      init(_ style: UISplitViewController.Style, turnedTo width: UIUserInterfaceSizeClass, shownBefore: Bool) {
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        if style == .unspecified {
          split.viewControllers = [list, UINavigationController(rootViewController: UIViewController())]
        } else {
          split.setViewController(list, for: .primary)
          if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
          split.setViewController(UIViewController(), for: .secondary)
        }
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), split]
        window.user.resize(to: width == .compact ? .regular : .compact)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        HeadlessSystem.stopKeeping(window)
        if shownBefore {
          tabs.selectedIndex = 1
          tabs.selectedIndex = 0
        }
        window.user.resize(to: width)
      }

      /// A route that shows the split view, pushes onto its list and then fails.
      var failing: Destination {
        let list = StepAssembly(
          finder: InstanceFinder<UINavigationController, Any?>(instance: list), factory: NilFactory()
        )
        .from(.root).assemble()
        let step = StepAssembly(
          finder: NilFinder<UIViewController, Any?>(), factory: WaitingFactory { UIViewController() }
        )
        .using(FaultyAction(base: UINavigationController.push(), before: {}, after: { throw Failure() }))
        .from(list)
        .assemble()
        return Destination(step, with: nil)
      }
    }

    @Test(
      "A failed navigation leaves a split view that it has shown in the form of the width", arguments: styles,
      [true, false])
    func undone(style: UISplitViewController.Style, shownBefore: Bool) async throws {
      for width in [UIUserInterfaceSizeClass.compact, .regular] {
        let app = App(style, turnedTo: width, shownBefore: shownBefore)
        await #expect(throws: Failure.self) {
          try await DefaultRouter(window: app.window).navigate(to: app.failing, animated: false)
        }

        #expect(app.tabs.selectedIndex == 0)
        #expect(app.split.isCollapsed == (width == .compact))
        let other = App(style, turnedTo: width, shownBefore: shownBefore)
        other.tabs.selectedIndex = 1
        other.tabs.selectedIndex = 0
        #expect("\(HierarchySnapshot(of: app.window))" == "\(HierarchySnapshot(of: other.window))", "\(width)")
      }
    }
  }
#endif
