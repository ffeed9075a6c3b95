import Portolan
import PortolanArticles
import Testing

#if !canImport(UIKit)
  @MainActor
  @Suite("Routes through the columns of a split view", .everyCompletion, .limited)
  struct SplitColumnRouteTests {
    private enum Place: Screen, Codable {
      case split, accounts, mails, text, failing
      case folder(id: Int)
      case filter, mail

      var assembly: any Assembly { InlineAssembly { InfoViewController() } }

      var route: Route<Self> {
        switch self {
        case .split: .root
        case .accounts, .mails, .text: .part(of: .split)
        case .folder: .push(onto: .accounts)
        case .filter: .push(onto: .mails)
        case .mail: Route { $0.using(.pushToDetails).from(Route.step(to: .mails).expectingContainer()).assemble() }
        case .failing: Route { $0.using(FailingAction()).from(Route.step(to: .folder(id: 1))).assemble() }
        }
      }
    }

    private func content(_ place: Place) -> UIViewController {
      let controller = HomeViewController()
      controller.setScreen(place)
      return controller
    }

    private func start(_ style: UISplitViewController.Style) -> (App, UISplitViewController) {
      let split = UISplitViewController(style: style)
      split.setScreen(Place.split)
      split.setViewController(content(.accounts), for: .primary)
      if style == .tripleColumn { split.setViewController(content(.mails), for: .supplementary) }
      split.setViewController(content(.text), for: .secondary)
      return (App(root: split), split)
    }

    @Test("A screen in a hidden column shows it, as the plan and the snapshot say", arguments: [true, false])
    func shows(animated: Bool) async throws {
      let (app, split) = start(.doubleColumn)
      split.hide(.primary)
      #expect(
        app.tree == """
          UIWindow
          └─ UISplitViewController
             ├─ UINavigationController  hidden
             │  └─ HomeViewController(accounts)
             └─ UINavigationController
                └─ HomeViewController(text)  ← top
          """)
      let plan = try app.router.plan(to: Place.accounts)
      #expect(!plan.isReached)
      #expect(plan.shown == ["UINavigationController"])
      #expect(plan.description.contains("show       column of UINavigationController"))
      let result = try await app.router.navigate(to: Place.accounts, animated: animated)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(result.viewController.viewIfLoaded?.window === app.window)
      #expect(!app.tree.contains("hidden"))
      #expect(try app.router.plan(to: Place.accounts).shown == nil)
    }

    @Test("A push into a hidden column shows it first")
    func pushes() async throws {
      let (app, split) = start(.tripleColumn)
      split.hide(.supplementary)
      let filter = try await app.router.navigate(to: Place.filter).viewController
      #expect(split.displayMode == .oneBesideSecondary)
      #expect((split.viewControllers[1] as? UINavigationController)?.topViewController === filter)
      let folder = try await app.router.navigate(to: Place.folder(id: 1)).viewController
      #expect(split.displayMode == .twoBesideSecondary)
      #expect((split.viewControllers[0] as? UINavigationController)?.topViewController === folder)
      #expect(folder.viewIfLoaded?.window === app.window)
    }

    @Test("If the navigation fails, the column is hidden again", arguments: [1, 0])
    func undone(shown: Int) async throws {
      let (app, split) = start(.tripleColumn)
      split.hide(shown == 1 ? .primary : .supplementary)
      await app.expectUndone { try await $0.navigate(to: Place.failing) }
      await app.rest()
      #expect(split.displayMode == (shown == 1 ? .oneBesideSecondary : .secondaryOnly))
      #expect(split.viewControllers[0].viewIfLoaded?.window == nil)
    }

    @Test("A detail replaces the last of three columns, and comes back if a later step fails")
    func details() async throws {
      let (app, split) = start(.tripleColumn)
      let columns = split.viewControllers
      let detail = build(BagViewController.self).using(.pushToDetails).from(find(UISplitViewController.self)).from(
        .root)
      await app.expectUndone { try await $0.navigate(to: detail.failing) }
      await app.rest()
      let mail = try await app.router.navigate(to: Place.mail).viewController
      #expect(split.viewControllers.count == 3)
      #expect(split.viewControllers[0] === columns[0])
      #expect(split.viewControllers[1] === columns[1])
      #expect(split.viewController(for: .secondary) === mail)
    }

    @Test(
      "A detail that a collapsed split view got, and the undo took away, is not shown when there is room",
      arguments: [true, false])
    func collapsedDetail(hasPlaceholder: Bool) async throws {
      let split = ListFirstSplitViewController(style: .doubleColumn)
      let placeholder = hasPlaceholder ? PlaceholderViewController() : nil
      split.setViewController(HomeViewController(), for: .primary)
      if let placeholder { split.setViewController(placeholder, for: .secondary) }
      let app = App(root: split)
      await app.rest()
      app.window.user.resize(to: .compact)
      await app.rest()
      let detail = build(BagViewController.self).using(UISplitViewController.pushToDetails())
        .from(find(UISplitViewController.self)).from(.root)
      await app.expectUndone { try await $0.navigate(to: detail.failing) }
      await app.rest()
      app.window.user.resize(to: .regular)
      await app.rest()
      #expect(split.viewController(for: .secondary) === placeholder)
      #expect(split.viewControllers.count == (hasPlaceholder ? 2 : 1))
      #expect(!app.tree.contains("BagViewController"))
    }

    @Test("The first detail of three columns removes nothing")
    func firstDetail() async throws {
      let split = UISplitViewController(style: .tripleColumn)
      for (place, column) in [(Place.accounts, UISplitViewController.Column.primary), (.mails, .supplementary)] {
        let content = CatalogueViewController()
        content.setScreen(place)
        split.setViewController(content, for: column)
      }
      split.setScreen(Place.split)
      let app = App(root: split)
      await app.rest()
      let columns = split.viewControllers
      #expect(columns.count == 2)
      #expect(try app.router.plan(to: Place.mail).removed == [])
      let mail = try await app.router.navigate(to: Place.mail).viewController
      #expect(split.viewControllers.count == 3)
      #expect(split.viewControllers.starts(with: columns, by: ===))
      #expect(split.viewController(for: .secondary) === mail)
    }

    @Test("After the user has hidden a column, a route shows it again")
    func user() async throws {
      let (app, split) = start(.doubleColumn)
      await app.rest()
      try app.window.user.swipeToEdge()
      await app.rest()
      #expect(split.displayMode == .secondaryOnly)
      try await app.router.navigate(to: Place.folder(id: 2))
      #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("While collapsed, screens of all columns are on one stack, and nothing is hidden")
    func collapsed() async throws {
      let (app, split) = start(.tripleColumn)
      split.hide(.primary)
      await app.rest()
      app.window.user.resize(to: .compact)
      await app.rest()
      #expect(!app.tree.contains("hidden"))
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      let folder = try await app.router.navigate(to: Place.folder(id: 1)).viewController
      #expect(stack.viewControllers.count == 2)
      #expect(stack.topViewController === folder)
    }

    @Test("While collapsed, the screen of the compact column is found in place of the same one in a column")
    func compact() async throws {
      let (app, split) = start(.doubleColumn)
      let compact = UINavigationController(rootViewController: content(.accounts))
      split.setViewController(compact, for: .compact)
      await app.rest()
      app.window.user.resize(to: .compact)
      await app.rest()
      let folder = try await app.router.navigate(to: Place.folder(id: 1)).viewController
      #expect(compact.viewControllers.last === folder)
      #expect(app.tree.hasPrefix("UIWindow\n└─ UISplitViewController\n   └─ UINavigationController\n"))
    }
  }
#endif
