#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A window that becomes narrow", .rule(.windows), .headlessOnly, .tags(.documented), .limited)
  struct ResizingTests {
    private final class Page: UIViewController {
      let journal: Journal
      let name: String

      init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        fatalError("A page is made in code")
      }

      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        journal.note("\(name) traits \(newCollection.horizontalSizeClass == .compact)")
      }

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.note("\(name) size")
        coordinator.animate(alongsideTransition: { [journal, name] _ in journal.note("\(name) alongside") })
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        journal.note("\(name) changed from regular \(previousTraitCollection?.horizontalSizeClass == .regular)")
      }
    }

    let journal = Journal()

    // Sources: developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:) and viewwilltransition(to:with:),
    // which a controller's default implementations forward to its children and its presented controller.
    @Test("Controllers are told before, also those in containers and presented ones, and after")
    func callbacks() {
      let page = Page("page", journal)
      let screen = Screen(UINavigationController(rootViewController: page))
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      let sheet = Page("sheet", journal)
      page.present(sheet, animated: false)
      screen.window.user.resize(to: .compact)
      #expect(
        journal.take() == [
          "page traits true", "page size", "sheet traits true", "sheet size", "page changed from regular true",
          "sheet changed from regular true", "page alongside", "sheet alongside",
        ])
      #expect(page.traitCollection.horizontalSizeClass == .compact)
      screen.window.user.resize(to: .compact)
      #expect(journal.take() == [])
    }

    // Source: developer.apple.com/design/human-interface-guidelines/layout, which lists the size classes of devices.
    @Test("A window that is created on a phone is narrow: columns collapse, and an action sheet needs no source")
    func phone() async {
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
      HeadlessSystem.idiom = .phone
      let screen = Screen(split)
      HeadlessSystem.idiom = .pad
      await settle()
      #expect(screen.window.traitCollection.horizontalSizeClass == .compact)
      #expect(split.isCollapsed)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      split.present(sheet, animated: false)
      await settle()
      #expect(split.presentedViewController === sheet)
      #expect(UIWindow(frame: .zero).traitCollection.horizontalSizeClass == .regular)
    }

    // Source: developer.apple.com/documentation/uikit/uitraitoverrides: an override is for the controller and what is in it.
    @Test("An overridden trait applies inside, and not around")
    func overrides() {
      let page = UIViewController()
      let below = UIViewController()
      let stack = UINavigationController(rootViewController: below)
      stack.pushViewController(page, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let screen = Screen(tabs)
      stack.traitOverrides.horizontalSizeClass = .compact
      stack.overrideUserInterfaceStyle = .dark
      #expect(page.traitCollection.horizontalSizeClass == .compact)
      #expect(page.view.traitCollection.userInterfaceStyle == .dark)
      #expect(!below.isViewLoaded)
      #expect(below.traitCollection.horizontalSizeClass == .compact)
      #expect(tabs.traitCollection.horizontalSizeClass == .regular)
      #expect(tabs.traitCollection.userInterfaceStyle == .light)
      withExtendedLifetime(screen) {}
    }
  }
#endif
