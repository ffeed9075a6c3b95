#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Where the user is in a split view with two stacks", .everyCompletion, .limited)
  struct UsersPlaceTests {
    /// The forms of a split view.
    enum Form: CaseIterable {
      case classic, double, triple
    }

    private enum Place: Screen {
      case split, list, middle, filter, draft, sheet
      case note(id: Int)

      var assembly: any Assembly { InlineAssembly { UIViewController() } }

      var route: Route<Self> {
        switch self {
        case .split: .root
        case .list, .middle: .part(of: .split)
        case .note:
          Route {
            $0.using(.push).from(.navigationController)
              .using(.pushToDetails).from(Route.step(to: .list).expectingContainer()).assemble()
          }
        case .filter: .push(onto: .list)
        case .draft: .push
        case .sheet: .present
        }
      }
    }

    private let split: UISplitViewController
    private let app: App

    /// Shows a list and a note beside it, each on a stack.
    private static func start(_ form: Form) async throws -> UsersPlaceTests {
      let test = UsersPlaceTests(form)
      try await test.app.router.navigate(to: Place.note(id: 1), animated: false)
      return test
    }

    init() { self.init(.classic) }

    private init(_ form: Form) {
      let list = UINavigationController(rootViewController: Place.list.buildController())
      switch form {
      case .classic:
        split = columns(list)
      case .double, .triple:
        split = UISplitViewController(style: form == .double ? .doubleColumn : .tripleColumn)
        split.setViewController(list, for: .primary)
        if form == .triple { split.setViewController(Place.middle.buildController(), for: .supplementary) }
      }
      split.setScreen(Place.split)
      app = App(root: split)
    }

    private func screens(on column: UIViewController?) -> [Place?] {
      (column as? UINavigationController)?.viewControllers.map { $0.screen(as: Place.self) } ?? []
    }

    private var top: String? { app.tree.split(separator: "\n").first { $0.hasSuffix("← top") }.map(String.init) }

    @Test(
      "The user's place in a split view is the detail, on which .push, a search for a visible stack and the top agree",
      arguments: Form.allCases)
    func push(form: Form) async throws {
      let test = try await Self.start(form)
      let app = test.app
      #expect(test.top?.contains("note") == true || test.top?.contains("id: 1") == true, "\(app.tree)")
      let stacks = ClassFinder<UINavigationController, Any?>(options: [.current, .visible])
      let found = try stacks.findViewController(with: nil, in: SearchScope(window: app.window))
      #expect(found === test.split.viewControllers.last)
      let draft = try await app.router.navigate(to: Place.draft, animated: false).viewController
      #expect(test.screens(on: test.split.viewControllers.first) == [.list])
      #expect(test.screens(on: test.split.viewControllers.last) == [.note(id: 1), .draft])
      #expect(test.top?.contains("draft") == true, "\(app.tree)")
      #expect(draft.viewIfLoaded?.window === app.window)
    }

    @Test(
      "The user's place in a split view is the same for a switch that looks for a visible stack",
      arguments: Form.allCases)
    func chosen(form: Form) async throws {
      let test = try await Self.start(form)
      let step = build(InfoViewController.self).using(.push)
        .from(
          SwitchAssembly<UINavigationController, Any?>()
            .addCase(expecting: ClassFinder(options: [.current, .visible]))
            .assemble()
        )
      let info = try await test.app.router.navigate(to: step, animated: false).viewController
      #expect(info.parent === test.split.viewControllers.last)
    }

    @Test(
      "The user's place in a split view is still the detail after a push beside it, after an undo and after a turn of the device",
      arguments: Form.allCases)
    func stays(form: Form) async throws {
      let test = try await Self.start(form)
      let app = test.app
      try await app.router.navigate(to: Place.filter, animated: false)
      #expect(test.screens(on: test.split.viewControllers.first) == [.list, .filter])
      let failing = build(UIViewController.self).using(FailingAction()).from(.current)
      await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: false) }
      await app.rest()
      app.window.user.resize(to: .compact)
      await app.rest()
      #expect(test.top?.contains("id: 1") == true, "\(app.tree)")
      app.window.user.resize(to: .regular)
      await app.rest()
      try await app.router.navigate(to: Place.draft, animated: false)
      #expect(test.screens(on: test.split.viewControllers.last).last == .draft, "\(app.tree)")
    }

    @Test("The user's place in a split view has the modal that lies on top, if both columns present one of their own")
    func modals() async throws {
      let columns = [HomeViewController(), BagViewController()]
      let app = App(root: PortolanTestSupport.columns(columns[0], columns[1]))
      app.atOnce {
        for column in columns {
          column.definesPresentationContext = true
          let modal = InfoViewController()
          modal.modalPresentationStyle = .overCurrentContext
          column.present(modal, animated: false)
        }
      }
      #expect(app.window.rootViewController?.presentedOnTop === columns[1].presentedViewController)
      #expect(app.window.topmostViewController === columns[1].presentedViewController)
    }
  }
#endif
