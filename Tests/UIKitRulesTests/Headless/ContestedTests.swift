#if !canImport(UIKit)
  import Portolan
  import Testing

  /// Observations that sources disagree about, simulated by a setting.
  @MainActor
  @Suite("Contested observations", .headlessOnly, .tags(.unsure), .limited)
  struct ContestedTests {
    let journal = Journal()

    private func contesting(_ contested: HeadlessSystem.Contested, _ body: () -> Void) {
      HeadlessSystem.contested = contested
      defer { HeadlessSystem.contested = [] }
      body()
    }

    private func immediateScreen(_ root: UIViewController) -> Screen {
      let screen = Screen(root)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      return screen
    }

    // Sources: logs of first pushes with `animated: false` in public articles, some of which have `true`.
    @Test("The callbacks of the first push are animated though the push is not, if that is set", .rule(.navigation))
    func firstPush() {
      let stack = UINavigationController(rootViewController: journal.controller("a"))
      let screen = immediateScreen(stack)
      let (second, third) = (journal.controller("b"), journal.controller("c"))
      contesting(.firstPushIsAnimated) {
        stack.pushViewController(second, animated: false)
        stack.pushViewController(third, animated: false)
      }
      #expect(second.animations.first == true)
      #expect(third.animations.first == false)
      stack.popToRootViewController(animated: false)
      let plain = journal.controller("d")
      stack.pushViewController(plain, animated: false)
      #expect(plain.animations.first == false)
      withExtendedLifetime(screen) {}
    }

    // Sources for `true`: tests that ran against UIKit, github.com/Kuniwak/UIKitTestable, `DebugViewControllerTests.testPrint` and
    // `AwaitingViewControllerTests.testAwaitAnyViewDidDisappear`, which cites stackoverflow.com/q/45861348. For `false`:
    // developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:), by which the value is `true` if the view is
    // being added to the window with an animation.
    @Test(
      "The callbacks of a modal are animated though its presentation and its dismissal are not, if that is set",
      .rule(.appearance), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
    func modals(style: UIModalPresentationStyle, isSet: Bool) {
      let base = journal.controller("base")
      let screen = immediateScreen(base)
      let page = journal.controller("page")
      let modal = UINavigationController(rootViewController: page)
      modal.modalPresentationStyle = style
      let before = base.animations
      contesting(isSet ? .modalsAppearAnimated : []) {
        base.present(modal, animated: false)
        #expect(page.animations == [isSet, isSet])
        base.dismiss(animated: false)
      }
      #expect(page.animations == Array(repeating: isSet, count: 4))
      // The sources tell of the modal alone.
      #expect(base.animations == before + (style == .fullScreen ? Array(repeating: false, count: 4) : []))
      withExtendedLifetime(screen) {}
    }

    // Sources: developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext for the context's controller, and
    // answers of developers for the root.
    @Test("A stack inside a root leaves a presentation over it to the root, if that is set", .rule(.presenter))
    func overContext() {
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let screen = immediateScreen(tabs)
      func over() -> UIViewController {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        return modal
      }
      let (first, second) = (over(), over())
      page.present(first, animated: false)
      #expect(first.presentingViewController === stack)
      page.dismiss(animated: false)
      contesting(.rootPresentsOverContext) { page.present(second, animated: false) }
      #expect(second.presentingViewController === tabs)
      withExtendedLifetime(screen) {}
    }

    // Sources disagree: windows that nothing holds stay in two suites that ran against UIKit, and public reports tell of windows that
    // vanish when their property is gone.
    @Test("A visible window that nothing holds vanishes, if that is set", .rule(.windows))
    func vanishing() {
      weak var lost: UIWindow?
      contesting(.visibleWindowsVanish) {
        let window = UIWindow(frame: .zero)
        window.isHidden = false
        lost = window
      }
      #expect(lost == nil)
    }
  }
#endif
