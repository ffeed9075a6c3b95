#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestSupport
  import Testing

  /// An app whose root is one of several containers that change their form.
  private enum Place: Screen, Codable {
    case threeColumns, twoColumns, mailbox, groups
    case folders, notes, editor, list
    case mails, detail
    case library, saved, recent, home
    case note(id: Int)
    case memo(id: Int)
    case mail(id: Int)
    case attachment
    case book(id: Int)

    var assembly: any Assembly {
      switch self {
      case .threeColumns: columns(.tripleColumn, .folders, .notes)
      case .twoColumns: columns(.doubleColumn, .list)
      case .mailbox:
        InlineAssembly {
          let list = UIViewController()
          list.setScreen(Place.mails)
          let split = ListFirstSplitViewController()
          split.viewControllers = [UINavigationController(rootViewController: list), PlaceholderViewController()]
          let tabs = UITabBarController()
          let home = UIViewController()
          home.setScreen(Place.home)
          tabs.viewControllers = [home, split]
          return tabs
        }
      case .groups: InlineAssembly { Place.tabsInGroups() }
      default: InlineAssembly { UIViewController() }
      }
    }

    @MainActor private func columns(_ style: UISplitViewController.Style, _ screens: Place...) -> InlineAssembly {
      InlineAssembly {
        let split = UISplitViewController(style: style)
        let all: [UISplitViewController.Column] =
          style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, screen) in zip(all, screens + [.editor]) {
          let controller = UIViewController()
          controller.setScreen(screen)
          split.setViewController(controller, for: column)
        }
        return split
      }
    }

    @MainActor private static func tabsInGroups() -> UIViewController {
      guard #available(iOS 18, *) else { return UITabBarController() }
      func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in Provided() } }
      let group = UITabGroup(
        title: "library", image: nil, identifier: "library", children: [tab("saved"), tab("recent")])
      group.managingNavigationController = UINavigationController()
      let home = UITab(title: "home", image: nil, identifier: "home") { _ in
        let home = UIViewController()
        home.setScreen(Place.home)
        return home
      }
      return UITabBarController(tabs: [home, group])
    }

    var route: Route<Self> {
      switch self {
      case .threeColumns, .twoColumns, .mailbox, .groups: .root
      case .folders, .editor: .part(of: .threeColumns)
      case .notes: .part(of: .threeColumns)
      case .list: .part(of: .twoColumns)
      case .mails: .part(of: .mailbox)
      case .home: .part(of: .mailbox)
      case .saved: .tab("saved", of: .groups)
      case .recent: .tab("recent", of: .groups)
      case .note: .detail(of: .notes)
      case .memo: .detail(of: .list)
      case .mail: .detail(of: .mails)
      case .attachment, .library, .detail: .push
      case .book: .push(onto: .recent)
      }
    }
  }

  /// The controller that a tab provides.
  private final class Provided: UIViewController {}

  @MainActor
  @Suite("Restored containers that change their form", .everyCompletion, .limited)
  struct RestoredColumnsTests {
    private let app = App(root: UIViewController())

    /// The screens of each column.
    private var columns: [[Place?]] {
      var split = app.window.rootViewController as? UISplitViewController
      app.window.rootViewController?.forEachInSubtree { split = split ?? ($0 as? UISplitViewController) }
      return (split?.viewControllers ?? []).map { column in
        ((column as? UINavigationController)?.viewControllers ?? [column]).map { $0.screen(as: Place.self) }
      }
    }

    @Test(
      "Three columns that were collapsed come back on one stack or side by side, with the same screens",
      arguments: [UIUserInterfaceSizeClass.compact, .regular])
    func threeColumns(width: UIUserInterfaceSizeClass) async throws {
      let report = try await app.restore(after: [Place.threeColumns, .note(id: 1)], in: .compact, then: width)
      #expect(report.dropped.isEmpty)
      let expected: [UIUserInterfaceSizeClass: [[Place?]]] = [
        .compact: [[.folders, .notes, .note(id: 1)]], .regular: [[.folders], [.notes], [.note(id: 1)]],
      ]
      #expect(columns == expected[width])
      let other: UIUserInterfaceSizeClass = width == .compact ? .regular : .compact
      app.window.user.resize(to: other)
      #expect(columns == expected[other])
    }

    @Test("Two columns that are collapsed come back on one stack, with the same screen on top")
    func twoColumns() async throws {
      app.window.user.resize(to: .compact)
      try await app.router.navigate(to: Place.twoColumns, animated: false)
      try app.window.user.back()
      try await app.router.navigate(to: Place.memo(id: 1), animated: false)
      await app.rest()
      #expect(columns == [[.list, .memo(id: 1)]])
      _ = try await app.restore(after: [Place](), in: .compact, then: .compact)
      #expect(columns == [[.list, .memo(id: 1)]])
      app.window.user.resize(to: .regular)
      #expect(columns == [[.list], [.memo(id: 1)]])
    }

    @Test("A column to which the user has gone back is on top again while the columns are collapsed")
    func goneBack() async throws {
      app.window.user.resize(to: .compact)
      try await app.router.navigate(to: Place.threeColumns, animated: false)
      try app.window.user.back()
      await app.rest()
      #expect(columns == [[.folders, .notes]])
      let report = try await app.restore(after: [Place](), in: .compact, then: .compact)
      #expect(columns == [[.folders, .notes]])
      #expect(report.dropped.isEmpty)
      app.window.user.resize(to: .regular)
      #expect(columns == [[.folders], [.notes], [.editor]])
    }

    @Test("A mail is beside its list if it is restored in a regular width, and over it in a compact one")
    func mailbox() async throws {
      let report = try await app.restore(after: [Place.mailbox, .mail(id: 1)], in: .compact, then: .regular)
      #expect(columns == [[.mails], [.mail(id: 1)]])
      #expect(report.dropped.isEmpty)
      app.window.user.resize(to: .compact)
      #expect(columns == [[.mails, .mail(id: 1)]])
      _ = try await app.restore(after: [Place](), in: .regular, then: .compact)
      #expect(columns == [[.mails, .mail(id: 1)]])
    }

    @Test(
      "A subclass of a container keeps its tab and the selection, and its placeholder is not reported as lost",
      arguments: [UIUserInterfaceSizeClass.compact, .regular], [UIUserInterfaceSizeClass.compact, .regular])
    func subclass(width: UIUserInterfaceSizeClass, other: UIUserInterfaceSizeClass) async throws {
      let report = try await app.restore(after: [Place.mailbox, .mails], in: width, then: other)
      let tabs = try #require(app.window.rootViewController as? UITabBarController)
      #expect(tabs.selectedViewController is ListFirstSplitViewController)
      #expect(report.dropped.map(\.description) == [])
      #expect(report.restored == [.mailbox, .home, .mails])
      #expect(columns == (other == .compact ? [[.mails]] : [[.mails], [nil]]))
    }

    @Test("A tab in a group with a stack comes back with the controller that the tab provides")
    @available(iOS 18, *)
    func group() async throws {
      let report = try await app.restore(after: [Place.groups, .saved, .book(id: 1)], in: .regular, then: .regular)
      let tabs = try #require(app.window.rootViewController as? UITabBarController)
      #expect(tabs.selectedTab?.identifier == "recent")
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      #expect(stack.viewControllers.map { $0.screen() } == [Place.recent, .book(id: 1)])
      #expect(stack.viewControllers.first === tabs.selectedTab?.viewController)
      #expect(stack.viewControllers.first is Provided)
      #expect(report.dropped.isEmpty)
    }

    @Test("A controller that the assembly no longer builds is reported with its contents")
    func noLongerBuilt() async throws {
      let json = """
        {"format":1,"version":1,"root":{"screen":{"mailbox":{}},"selected":0,"children":[
          {"lost":"OldMailbox","children":[{"screen":{"mails":{}}}]},{"screen":{"home":{}}}]}}
        """
      let report = try await app.router.restore(NavigationState<Place>(json: Data(json.utf8)))
      #expect(
        report.dropped.map(\.description) == [
          "OldMailbox: it is not a screen of this app", "mails: its container is not restored",
        ])
      #expect(columns == [[.mails], [nil]])
    }
  }
#endif
