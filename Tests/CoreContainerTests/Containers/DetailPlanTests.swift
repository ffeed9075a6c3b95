#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A route onto a detail", .everyCompletion, .limited)
  struct DetailPlanTests {
    /// The forms of a split view, and whether its detail has a stack of its own.
    enum Form: String, CaseIterable {
      case classic, classicWithStack, columns, columnsWithStack

      var hasStack: Bool { self == .classicWithStack || self == .columnsWithStack }
    }

    /// The screens from which the route starts.
    enum Start: String, CaseIterable {
      case list, settings, sameMail, otherMail, attachment
    }

    private enum Place: Screen {
      case tabs, mails, settings
      case mail(id: Int)
      case boxed(id: Int)
      case attachment(mail: Int, inStack: Bool)

      var assembly: any Assembly { InlineAssembly { UIViewController() } }

      var route: Route<Self> {
        switch self {
        case .tabs: .root
        case .mails, .settings: .part(of: .tabs)
        case .mail: .detail(of: .mails)
        case .boxed:
          Route {
            $0.using(.push).from(.navigationController)
              .using(.pushToDetails).from(Route.step(to: .mails).expectingContainer()).assemble()
          }
        case .attachment(let id, let inStack): .push(onto: inStack ? .boxed(id: id) : .mail(id: id))
        }
      }
    }

    private let list = UINavigationController(rootViewController: Place.mails.buildController())

    private func start(_ form: Form, _ width: UIUserInterfaceSizeClass) async -> (App, UISplitViewController) {
      let isClassic = form == .classic || form == .classicWithStack
      let split = isClassic ? columns(list) : UISplitViewController(style: .doubleColumn)
      if !isClassic { split.setViewController(list, for: .primary) }
      let app = App(root: tabs(split, Place.settings.buildController()))
      app.window.rootViewController?.setScreen(Place.tabs)
      app.window.user.resize(to: width)
      await app.rest()
      return (app, split)
    }

    private func mail(_ id: Int, _ form: Form) -> Place { form.hasStack ? .boxed(id: id) : .mail(id: id) }

    private func go(_ app: App, to start: Start, _ form: Form) async throws {
      switch start {
      case .list: break
      case .settings: try await app.router.navigate(to: Place.settings, animated: false)
      case .sameMail: try await app.router.navigate(to: mail(1, form), animated: false)
      case .otherMail: try await app.router.navigate(to: mail(2, form), animated: false)
      case .attachment:
        try await app.router.navigate(to: Place.attachment(mail: 2, inStack: form.hasStack), animated: false)
      }
    }

    @Test(
      "A route onto a detail on a phone goes onto the stack of the list, from wherever the user is, as its plan says",
      arguments: Form.allCases,
      Start.allCases)
    func collapsed(form: Form, start place: Start) async throws {
      let (app, _) = await start(form, .compact)
      try await go(app, to: place, form)
      let target = Place.attachment(mail: 1, inStack: form.hasStack)
      #expect(try !app.router.plan(to: target).isReached)
      let attachment = try await app.router.navigate(to: target, animated: false).viewController
      #expect(list.topViewController === attachment, "\(app.tree)")
      let screens = list.viewControllers.map { $0.screen(as: Place.self) }
      #expect(Array(screens.suffix(2)) == [mail(1, form), target], "\(app.tree)")
    }

    @Test(
      "A route onto a detail on an iPad goes onto the stack of the detail, from wherever the user is",
      arguments: Form.allCases,
      Start.allCases)
    func regular(form: Form, start place: Start) async throws {
      // The detail of the classic form has no stack, unless the route gives it one.
      guard form != .classic else { return }
      let (app, split) = await start(form, .regular)
      try await go(app, to: place, form)
      let target = Place.attachment(mail: 1, inStack: form.hasStack)
      let attachment = try await app.router.navigate(to: target, animated: false).viewController
      let detail = try #require(split.viewControllers.last as? UINavigationController)
      #expect(detail.topViewController === attachment, "\(app.tree)")
      #expect(detail !== list)
    }

    @Test("A route onto a detail on an iPad is refused before anything moves if the detail has no stack")
    func withoutStack() async throws {
      let (app, _) = await start(.classic, .regular)
      await app.expectRefused(as: .containerNotFound) {
        try await $0.navigate(to: Place.attachment(mail: 1, inStack: false), animated: false)
      }
    }

    @Test("A route onto a detail on a phone leaves everything as it was if a later step fails")
    func undone() async throws {
      let (app, _) = await start(.classic, .compact)
      let failing = StepAssembly(finder: NilFinder<UIViewController, Place>(), factory: ClassFactory())
        .using(FailingAction()).from(Route<Place>.step(to: .attachment(mail: 1, inStack: false))).assemble()
      await app.expectUndone { try await $0.navigate(to: failing, with: .mails, animated: false) }
      await app.rest()
    }
  }
#endif
