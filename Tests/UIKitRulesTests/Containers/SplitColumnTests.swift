#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uisplitviewcontroller and uisplitviewcontrollerdelegate, "the documentation" below,
  // with the name of the page.
  @MainActor
  @Suite("The columns of a split view", .rule(.split), .headlessOnly, .limited)
  struct SplitColumnTests {
    private final class Listener: NSObject, UISplitViewControllerDelegate {
      var heard: [String] = []
      var top: UISplitViewController.Column?
      var proposed: [UISplitViewController.Column] = []

      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { heard.append("\(displayMode)") }
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("show \(column)")
      }
      func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("hide \(column)")
      }
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        proposed.append(proposedTopColumn)
        return top ?? proposedTopColumn
      }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        heard.append("collapsed \(svc.isCollapsed)")
      }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        heard.append("expanded \(!svc.isCollapsed)")
      }
    }

    private let listener = Listener()
    private let contents = (0..<3).map { _ in UIViewController() }

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
      let split = UISplitViewController(style: style)
      split.setViewController(contents[0], for: .primary)
      if style == .tripleColumn { split.setViewController(contents[1], for: .supplementary) }
      split.setViewController(contents[2], for: .secondary)
      split.delegate = listener
      return split
    }

    /// Returns a split view controller that has appeared, with its screen.
    private func onScreen(_ style: UISplitViewController.Style) async -> (UISplitViewController, Screen) {
      let split = split(style)
      let screen = Screen(split)
      await settle()
      return (split, screen)
    }

    private func shown(in screen: Screen) -> [Int] {
      contents.indices.filter { contents[$0].viewIfLoaded?.window === screen.window }
    }

    // Source: the documentation, show(_:): "transitions to the closest display mode available for the current split behavior where the
    // specified column is fully visible".
    @Test("Showing and hiding columns changes the display mode to the nearest", .tags(.documented))
    func modes() async {
      let (split, screen) = await onScreen(.tripleColumn)
      #expect(split.displayMode == .twoBesideSecondary)
      split.hide(.primary)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(shown(in: screen) == [1, 2])
      split.hide(.supplementary)
      #expect(split.displayMode == .secondaryOnly)
      #expect(shown(in: screen) == [2])
      split.show(.supplementary)
      #expect(split.displayMode == .oneBesideSecondary)
      split.hide(.supplementary)
      split.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(shown(in: screen) == [0, 1, 2])
      split.hide(.supplementary)
      #expect(shown(in: screen) == [2])
    }

    // Source: github.com/software-mansion/react-native-screens/discussions/4689: "UIKit does not support hiding `secondary`".
    @Test("The secondary column cannot be hidden", .tags(.observed))
    func secondary() async {
      let (split, screen) = await onScreen(.doubleColumn)
      split.hide(.secondary)
      #expect(shown(in: screen) == [0, 2])
      #expect(split.displayMode == .oneBesideSecondary)
    }

    // Source: the documentation, SplitBehavior. Unsure which mode show(.secondary) chooses; its page names a change for `.displace`.
    @Test("The split behaviour determines the mode of the same columns", .tags(.unsure))
    func behaviours() async {
      let (split, screen) = await onScreen(.tripleColumn)
      split.preferredSplitBehavior = .overlay
      #expect(split.displayMode == .twoOverSecondary)
      split.hide(.primary)
      #expect(split.displayMode == .oneOverSecondary)
      split.show(.secondary)
      #expect(split.displayMode == .secondaryOnly)
      split.preferredSplitBehavior = .displace
      split.show(.primary)
      #expect(split.displayMode == .twoDisplaceSecondary)
      split.show(.secondary)
      #expect(split.displayMode == .oneBesideSecondary)
      withExtendedLifetime(screen) {}
    }

    // Source: the discussion above: "assigning `preferredDisplayMode` changes the layout immediately", for which it names Apple.
    @Test("A preferred display mode is in force at once, and one for more columns shows all", .tags(.observed))
    func preferred() async {
      let (split, screen) = await onScreen(.doubleColumn)
      split.preferredDisplayMode = .secondaryOnly
      #expect(split.displayMode == .secondaryOnly)
      #expect(shown(in: screen) == [2])
      split.preferredDisplayMode = .twoBesideSecondary
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(shown(in: screen) == [0, 2])
    }

    // Source: the documentation, splitViewController(_:willHide:): "The system doesn’t call this method when you hide a column
    // programmatically"; splitViewController(_:willChangeTo:): it is called before the display mode changes.
    @Test("The delegate hears of each mode, and of columns only if the user changes them", .tags(.documented))
    func delegate() async throws {
      let (split, screen) = await onScreen(.tripleColumn)
      split.hide(.supplementary)
      split.show(.primary)
      #expect(listener.heard == ["secondaryOnly", "twoBesideSecondary"])
      listener.heard = []
      try screen.window.user.swipeToEdge()
      #expect(listener.heard == ["oneBesideSecondary", "hide primary"])
      try screen.window.user.swipeToEdge()
      #expect(split.displayMode == .secondaryOnly)
      listener.heard = []
      try screen.window.user.swipeFromEdge()
      #expect(listener.heard == ["oneBesideSecondary", "show supplementary"])
      #expect(shown(in: screen) == [1, 2])
      split.show(.supplementary)
      #expect(listener.heard.count == 2)
    }

    // Source: the documentation, presentsWithGesture: "whether a hidden view controller can be presented and dismissed using a swipe
    // gesture"; DisplayModeButtonVisibility.automatic: "setting presentsWithGesture to false hides the display mode button", and .always.
    // Unsure: the names of the button, which VoiceOver reads.
    @Test("Without gestures there are no swipes, and no button unless it is always there", .tags(.documented))
    func gestures() async throws {
      let (split, screen) = await onScreen(.doubleColumn)
      let user = screen.window.user
      #expect(user.possibleGestures == ["tap bar button \"Hide Sidebar\"", "swipe to edge"])
      try user.tap("Hide Sidebar")
      #expect(shown(in: screen) == [2])
      #expect(listener.heard == ["secondaryOnly", "hide primary"])
      #expect(user.possibleGestures == ["tap bar button \"Show Sidebar\"", "swipe from edge"])
      split.presentsWithGesture = false
      #expect(user.possibleGestures.isEmpty)
      split.displayModeButtonVisibility = .always
      try user.tap(barButton: "Show Sidebar")
      #expect(shown(in: screen) == [0, 2])
      split.presentsWithGesture = true
      split.displayModeButtonVisibility = .never
      #expect(user.possibleGestures == ["swipe to edge"])
    }

    // Source: the documentation, presentsWithGesture: "In a column-style split view interface, the gesture is interactive". Unsure: what
    // is called for one that is cancelled.
    @Test("A swipe that is cancelled changes nothing", .tags(.unsure))
    func cancelled() async throws {
      let (_, screen) = await onScreen(.doubleColumn)
      try screen.window.user.swipeToEdge(completing: false)
      #expect(shown(in: screen) == [0, 2])
      #expect(listener.heard.isEmpty)
    }

    // Source: the documentation, UISplitViewController, on collapsing: the columns are combined into one stack; and of
    // splitViewController(_:topColumnForCollapsingToProposedTopColumn:), which names the top one.
    @Test("Three columns are collapsed onto one stack, up to the top column, and separate again", .tags(.documented))
    func collapses() async {
      let (split, screen) = await onScreen(.tripleColumn)
      screen.window.user.resize(to: .compact)
      let stack = contents[0].navigationController
      #expect(stack?.viewControllers == contents)
      #expect(split.viewControllers == [stack])
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers } == contents.map { [$0] })
      listener.top = .supplementary
      screen.window.user.resize(to: .compact)
      #expect(contents[0].navigationController?.viewControllers == [contents[0], contents[1]])
      #expect(listener.proposed == [.secondary, .secondary])
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers } == contents.map { [$0] })
    }

    // Source: none. UIKit is said to push the navigation controller of a column as a whole, so that a pop leaves its stack as it was.
    @Test("A column that the user pops while collapsed has its controller again when there is room", .tags(.unsure))
    func popped() async {
      let (split, screen) = await onScreen(.doubleColumn)
      screen.window.user.resize(to: .compact)
      contents[0].navigationController?.popViewController(animated: false)
      await settle()
      #expect(contents[0].navigationController?.viewControllers == [contents[0]])
      screen.window.user.resize(to: .regular)
      #expect(
        split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers } == [
          [contents[0]], [contents[2]],
        ])
    }

    // Source: the documentation, viewController(for:): the controller that is associated with the column.
    @Test(
      "A navigation controller that is shown as a detail while collapsed is the controller of the column",
      .tags(.documented))
    func collapsedDetail() async {
      let (split, screen) = await onScreen(.doubleColumn)
      screen.window.user.resize(to: .compact)
      let detail = UINavigationController(rootViewController: UIViewController())
      split.showDetailViewController(detail, sender: nil)
      #expect(split.viewController(for: .secondary) === detail)
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers.last === detail)
    }

    // Source: the documentation, splitViewControllerDidCollapse(_:) and splitViewControllerDidExpand(_:).
    @Test("The delegate hears that the columns have collapsed, and that they have separated", .tags(.documented))
    func collapseIsTold() async {
      let (_, screen) = await onScreen(.doubleColumn)
      screen.window.user.resize(to: .compact)
      screen.window.user.resize(to: .regular)
      #expect(listener.heard == ["collapsed true", "expanded true"])
    }

    // Sources: the documentation, show(_:): it "chooses the appropriate transition to display the view controller in the specified
    // column"; an answer of Apple that zhaoxin.pro/technology/15993960076329.html quotes: set the controller, and show the column.
    @Test(
      "A column that code shows while collapsed is on top, with the controller that was set meanwhile",
      .tags(.observed))
    func showsWhileCollapsed() async {
      listener.top = .primary
      let (split, screen) = await onScreen(.doubleColumn)
      screen.window.user.resize(to: .compact)
      let (detail, other) = (UIViewController(), UIViewController())
      split.setViewController(detail, for: .secondary)
      split.show(.secondary)
      await settle()
      let stack = contents[0].navigationController
      #expect(stack?.viewControllers == [contents[0], detail])
      split.show(.primary)
      await settle()
      #expect(stack?.viewControllers == [contents[0]])
      split.show(.secondary)
      await settle()
      #expect(stack?.topViewController === detail)
      split.setViewController(other, for: .secondary)
      await settle()
      #expect(stack?.viewControllers == [contents[0], other])
      #expect(split.viewController(for: .secondary) === other)
      screen.window.user.resize(to: .regular)
      #expect(other.viewIfLoaded?.window === screen.window)
      #expect(stack?.viewControllers == [contents[0]])
      #expect(detail.parent == nil)
    }

    // Source: as above.
    @Test("Three collapsed columns are shown one after another, and those between come along", .tags(.observed))
    func showsThreeWhileCollapsed() async {
      listener.top = .primary
      let (split, screen) = await onScreen(.tripleColumn)
      screen.window.user.resize(to: .compact)
      let stack = contents[0].navigationController
      let steps: [(column: UISplitViewController.Column, count: Int)] = [
        (.secondary, 3), (.supplementary, 2), (.primary, 1), (.supplementary, 2),
      ]
      for (column, count) in steps {
        split.show(column)
        await settle()
        #expect(stack?.viewControllers == Array(contents.prefix(count)))
      }
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers } == contents.map { [$0] })
    }

    // Source: none; the documentation names no other time when a controller that is set is shown.
    @Test("A controller that is set while collapsed is in its column when there is room", .tags(.unsure))
    func setWhileCollapsed() async {
      listener.top = .primary
      let (split, screen) = await onScreen(.doubleColumn)
      screen.window.user.resize(to: .compact)
      let detail = UIViewController()
      split.setViewController(detail, for: .secondary)
      #expect(contents[0].navigationController?.viewControllers == [contents[0]])
      screen.window.user.resize(to: .regular)
      #expect(detail.viewIfLoaded?.window === screen.window)
      #expect(shown(in: screen) == [0])
    }

    // Source: as above; a collapsed split view controller shows one column, whatever was hidden.
    @Test("A hidden primary column is shown while collapsed, and hidden again when there is room", .tags(.documented))
    func collapsesHidden() async {
      let (split, screen) = await onScreen(.doubleColumn)
      split.hide(.primary)
      screen.window.user.resize(to: .compact)
      #expect(contents[0].navigationController?.viewIfLoaded?.window === screen.window)
      #expect(screen.window.user.possibleGestures.allSatisfy { !$0.contains("edge") && !$0.contains("Sidebar") })
      screen.window.user.resize(to: .regular)
      #expect(shown(in: screen) == [2])
      #expect(split.displayMode == .secondaryOnly)
    }

    // Source: the documentation, UISplitViewController.Column.compact: the controller that is shown while collapsed.
    @Test("A controller for compact widths takes the place of all columns", .tags(.documented))
    func compact() async {
      let split = split(.doubleColumn)
      let compact = UIViewController()
      split.setViewController(compact, for: .compact)
      let screen = Screen(split)
      await settle()
      #expect(compact.parent == nil)
      screen.window.user.resize(to: .compact)
      #expect(compact.viewIfLoaded?.window === screen.window)
      #expect(split.viewControllers == [compact])
      #expect(shown(in: screen).isEmpty)
      screen.window.user.resize(to: .regular)
      #expect(shown(in: screen) == [0, 2])
      #expect(split.viewControllers == [contents[0].navigationController, contents[2].navigationController])
      #expect(compact.viewIfLoaded?.window == nil)
    }
  }
#endif
