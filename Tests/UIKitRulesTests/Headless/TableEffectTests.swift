#if !canImport(UIKit)
  import Portolan
  import Testing

  /// Effects that the rows of the tables in `Tests/UIKitInterface` have.
  @MainActor
  @Suite("Effects of generated declarations", .headlessOnly, .tags(.documented), .limited)
  struct TableEffectTests {
    private final class Target: UIViewController, InterfaceBuilderConnecting {
      var performed: [String] = []

      func perform(action: String, sender: AnyObject?) -> Bool {
        performed.append("\(action) \(sender is UIControl)")
        return true
      }
    }

    // Source: developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:) and …/performprimaryaction().
    @Test(
      "A control sends its actions to its targets until they are removed, and its primary action on request",
      .rule(.values))
    func targets() {
      let target = Target()
      let button = UIButton(type: .system)
      button.addTarget(target, action: Selector(("buy:")), for: .primaryActionTriggered)
      button.addTarget(target, action: Selector(("buy:")), for: .primaryActionTriggered)
      #expect(button.allTargets.count == 1)
      #expect(button.actions(forTarget: target, forControlEvent: .primaryActionTriggered) == ["buy:"])
      button.performPrimaryAction()
      #expect(target.performed == ["buy: true"])
      button.removeTarget(target, action: nil, for: .allEvents)
      button.performPrimaryAction()
      #expect(target.performed.count == 1)
      #expect(button.allTargets.isEmpty)
    }

    // Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:): hidden views, views without interaction and nearly clear
    // ones are ignored, and the frontmost of several is found.
    @Test("A hit test finds the frontmost view at a point that takes touches", .rule(.values))
    func hits() {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (back, front) = (UIView(frame: outer.frame), UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50)))
      outer.addSubview(back)
      outer.addSubview(front)
      #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
      #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
      front.isUserInteractionEnabled = false
      #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
      back.alpha = 0
      #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
      #expect(outer.hitTest(CGPoint(x: 200, y: 60), with: nil) == nil)
    }

    // Source: developer.apple.com/documentation/uikit/uitabbarcontroller/settabbarhidden(_:animated:).
    @Test("A tab bar that is hidden by code comes back with the same selection", .rule(.tabs))
    func tabBar() {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      let screen = Screen(tabs)
      tabs.setTabBarHidden(true, animated: true)
      #expect(tabs.isTabBarHidden)
      #expect(screen.window.user.possibleGestures == [])
      #expect(tabs.selectedIndex == 0)
      tabs.isTabBarHidden = false
      #expect(screen.window.user.possibleGestures.count == 2)
    }

    // Source: developer.apple.com/documentation/uikit/uiapplication/activatescenesession(for:errorhandler:).
    @Test(
      "A request activates the scene of a session, and fails for a new scene in an app with one scene", .rule(.windows))
    func scenes() async throws {
      let scene = UIWindowScene()
      HeadlessSystem.connect(scene)
      defer { HeadlessSystem.disconnect(scene) }
      HeadlessSystem.setState(.background, of: scene)
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session))
      while scene.activationState != .foregroundActive { await Task.yield() }
      let error = await withCheckedContinuation { continuation in
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
          continuation.resume(returning: ($0 as? UISceneError)?.code)
        }
      }
      #expect(error == .multipleScenesNotSupported)
    }

    // Source: developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:) and …/indexpathsforvisiblerows.
    @Test("Rows that are configured again show the changed data, and every row counts as visible", .rule(.values))
    func rows() {
      final class Rows: UITableViewController {
        var titles = ["a", "b"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = titles[indexPath.row]
          return cell
        }
      }
      let rows = Rows(style: .plain)
      let screen = Screen(rows)
      #expect(screen.window.renderedText.contains("a"))
      rows.titles = ["c", "b"]
      rows.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      #expect(screen.window.renderedText.contains("c"))
      #expect(rows.tableView.indexPathsForVisibleRows?.count == 2)
    }
  }
#endif
