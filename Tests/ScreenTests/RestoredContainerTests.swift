#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport
  import Testing

  /// An app of seven tabs; the sixth is a split view.
  private enum Place: Screen, Codable {
    case tabs, home, plain, mails, last
    case mail(id: Int)
    case order(id: Int)

    var assembly: any Assembly {
      guard self == .tabs else { return InlineAssembly { UIViewController() } }
      return InlineAssembly {
        let split = UISplitViewController()
        split.viewControllers = [
          UINavigationController(rootViewController: Place.mails.buildController()), UIViewController(),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers =
          [UINavigationController(rootViewController: Place.home.buildController()), split]
          + (0..<3).map { _ in UIViewController() }
          + [
            Place.plain.buildController(),
            UINavigationController(rootViewController: Place.last.buildController()),
          ]
        return tabs
      }
    }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .home, .plain, .mails, .last: .part(of: .tabs)
      case .mail: .detail(of: .mails)
      case .order: .push(onto: .last)
      }
    }
  }

  @MainActor
  @Suite("Restored containers", .everyCompletion, .limited)
  struct RestoredContainerTests {
    private let app = App(root: UIViewController())

    private var tabs: UITabBarController? { app.window.rootViewController as? UITabBarController }

    @Test(
      "The screens of a tab in More come back, there or in a tab of their own",
      arguments: [UIUserInterfaceSizeClass.compact, .regular])
    func more(width: UIUserInterfaceSizeClass) async throws {
      let report = try await app.restore(after: [Place.order(id: 1)], in: .compact, then: width)
      #expect(!report.dropped.contains { $0.name.contains("More") || $0.name.contains("order") })
      #expect(tabs?.viewControllers?.count == 7)
      #expect(tabs?.selectedIndex == 6)
      let order = try await app.router.navigate(to: Place.order(id: 1), animated: false).viewController
      #expect(report.restored.contains(.order(id: 1)))
      #expect(order.navigationController?.viewControllers.suffix(2).map { $0.screen() } == [Place.last, .order(id: 1)])
      #expect(order.viewIfLoaded?.window === app.window)
    }

    @Test("The screens in More come back while another tab is selected")
    func behind() async throws {
      let report = try await app.restore(after: [Place.order(id: 1), .home], in: .compact, then: .regular)
      #expect(report.restored.contains(.order(id: 1)))
      #expect(tabs?.selectedIndex == 0)
      let last = tabs?.viewControllers?.last as? UINavigationController
      #expect(last?.viewControllers.map { $0.screen() } == [Place.last, .order(id: 1)])
    }

    @Test("A controller in More that is no stack comes back, and the screens that were pushed onto it are reported")
    func plain() async throws {
      app.window.user.resize(to: .compact)
      let plain = try await app.router.navigate(to: Place.plain, animated: false).viewController
      let pushed = Place.order(id: 2).buildController()
      app.atOnce { plain.navigationController?.pushViewController(pushed, animated: false) }
      let report = try await app.restore(after: [Place](), in: .compact, then: .compact)
      #expect(tabs?.selectedViewController?.screen() == Place.plain)
      #expect(report.dropped.map(\.name).contains("order(id: 2)"))
      #expect(!report.restored.contains(.order(id: 2)))
    }

    @Test(
      "A detail takes the place of the detail that the assembly creates",
      arguments: [UIUserInterfaceSizeClass.compact, .regular], [UIUserInterfaceSizeClass.compact, .regular])
    func detail(width: UIUserInterfaceSizeClass, other: UIUserInterfaceSizeClass) async throws {
      let report = try await app.restore(after: [Place.mail(id: 1)], in: width, then: other)
      #expect(report.restored.contains(.mail(id: 1)))
      #expect(tabs?.selectedIndex == 1)
      let mail = try await app.router.navigate(to: Place.mail(id: 1), animated: false).viewController
      #expect(mail.viewIfLoaded?.window === app.window)
    }
  }
#endif
