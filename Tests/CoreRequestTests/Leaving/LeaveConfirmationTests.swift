import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A screen with unsaved changes", .everyCompletion, .limited)
struct LeaveConfirmationTests {
  private let draft = DraftViewController()
  private let replacingRoot = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
    .using(.replaceRoot).from(.root).assemble()

  /// The ways a route removes a screen.
  enum Removal: CaseIterable {
    case dismissed, dismissedInside, dismissedUnder, popped, poppedInHiddenTab, rootReplaced, replacedInStack, restored
  }

  /// Returns an app with the draft, and the navigation that removes it.
  private func app(for removal: Removal) -> (app: App, remove: @MainActor () async throws -> Void) {
    let home = HomeViewController()
    let app: App
    switch removal {
    case .dismissed, .dismissedInside, .dismissedUnder:
      app = App(root: tabs(home))
      app.present(removal == .dismissedInside ? stack(draft, InfoViewController()) : draft)
      if removal == .dismissedUnder { app.present(InfoViewController()) }
    case .popped: app = App(root: stack(home, draft))
    case .poppedInHiddenTab: app = App(root: tabs(BagViewController(), stack(home, draft)))
    case .rootReplaced, .restored: app = App(root: tabs(home, stack(CatalogueViewController(), draft)))
    case .replacedInStack: app = App(root: stack(draft, home))
    }
    let router = app.router
    switch removal {
    case .rootReplaced: return (app, { [replacingRoot] in try await router.navigate(to: replacingRoot) })
    case .restored:
      let other = App(root: AccountViewController())
      other.window.rootViewController?.setScreen(Place.account)
      let state = NavigationState<Place>(of: other.window)
      return (app, { try await router.restore(state) })
    case .replacedInStack:
      let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushAsRoot())
        .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
        .from(.current).assemble()
      return (app, { try await router.navigate(to: step) })
    default:
      return (
        app, { try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>())) }
      )
    }
  }

  private enum Place: String, Screen, Codable {
    case account
    var assembly: any Assembly { InlineAssembly { AccountViewController() } }
    var route: Route<Self> { .root }
  }

  @Test("A screen with unsaved changes asks by the back button of the controller that contains it in a stack")
  func insideAnElement() {
    let box = UIViewController()
    box.addChild(draft)
    let app = App(root: stack(HomeViewController(), box))
    draft.loadViewIfNeeded()
    draft.setNeedsUpdateOfLeaveConfirmation()
    #expect(box.navigationController === app.window.rootViewController)
    #expect(box.navigationItem.backAction != nil)
    #expect(draft.navigationItem.backAction == nil)
  }

  @Test(
    "A screen with unsaved changes is asked once by every route that would remove it, and leaves if it may",
    arguments: Removal.allCases)
  func allowed(removal: Removal) async throws {
    let (app, remove) = app(for: removal)
    try await remove()
    #expect(draft.questions == 1)
    #expect(!draft.isInWindow(app.window))
  }

  @Test(
    "A screen with unsaved changes stays if the user keeps it, with everything else, and the error says so",
    arguments: Removal.allCases)
  func denied(removal: Removal) async throws {
    let (app, remove) = app(for: removal)
    draft.answer = .success(false)
    let before = app.state
    let error = await #expect(throws: RoutingError.self) { try await remove() }
    #expect(error?.code == .leaveDenied)
    #expect(
      error?.reason == "DraftViewController would have to leave the screen, and the user was asked and kept it")
    #expect(draft.questions == 1)
    #expect(app.state == before)
  }

  @Test("A screen with unsaved changes fails the request with its own error, if saving fails for example")
  func failure() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    draft.answer = .failure(Failure())
    let before = app.state
    await #expect(throws: Failure.self) { try await app.router.navigate(to: replacingRoot) }
    #expect(app.state == before)
  }

  @Test(
    "A screen with unsaved changes is not asked without unsaved changes, by a plan, by a change of tabs, or by a route that leaves it in place"
  )
  func notAsked() async throws {
    let app = App(root: tabs(stack(CatalogueViewController(), draft), HomeViewController()))
    _ = try app.router.plan(to: replacingRoot)
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    let push = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
      .from(.current).assemble()
    try await app.router.navigate(to: push)
    #expect(draft.questions == 0)
    draft.hasUnsavedChanges = false
    try await app.router.navigate(to: replacingRoot)
    #expect(draft.questions == 0)
    #expect(app.top is InfoViewController)
  }

  @Test("A screen with unsaved changes is named by the plan, and asked after the guards, the topmost first")
  func order() async throws {
    let trace = Trace()
    let upper = DraftViewController()
    let app = App(root: stack(HomeViewController(), draft))
    app.present(upper)
    draft.whenAsked = { trace.note("draft") }
    upper.whenAsked = { trace.note("upper") }
    let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .adding(
        InlineInterceptor<Any?> { _ in
          trace.note("guard"); return .proceed
        }
      )
      .using(.replaceRoot).from(.root).assemble()
    let plan = try app.router.plan(to: step)
    #expect(plan.asked == ["DraftViewController", "DraftViewController"])
    #expect(plan.description.contains("\n  ask        DraftViewController may leave\n"))
    #expect(plan.summary.contains("asking DraftViewController, DraftViewController, "))
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["guard", "upper", "draft"])
    #expect((draft.questions, upper.questions) == (1, 1))
  }

  @Test("The question of a screen with unsaved changes is reported to observers")
  func events() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    let events = EventTrace()
    app.router.add(events)
    draft.answer = .success(false)
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: replacingRoot) }
    draft.answer = .success(true)
    try await app.router.navigate(to: replacingRoot)
    #expect(events.lines.contains("DraftViewController must stay"))
    #expect(events.lines.contains("DraftViewController may leave"))
  }

  @Test("A screen with unsaved changes that denies stops the questions after it")
  func firstDenial() async throws {
    let upper = DraftViewController()
    let app = App(root: stack(HomeViewController(), draft))
    app.present(upper)
    upper.answer = .success(false)
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: replacingRoot) }
    #expect(draft.questions == 0)
  }

  @Test("A screen with unsaved changes may refuse altogether, and is then not asked")
  func refuses() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    app.present(EditorViewController())
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: replacingRoot) }
    #expect(error?.code == .notDismissible)
    #expect(draft.questions == 0)
  }

  @Test("A screen with unsaved changes can ask with an alert, which the user answers", .headlessOnly)
  func alert() async throws {
    let app = App(root: stack(HomeViewController(), draft))
    draft.whenAsked = { [draft] in
      let question = Question<Bool>("Discard?").choice("Discard", true).choice("Keep", style: .cancel, false)
      draft.answer = .success(try await draft.ask(question) ?? false)
    }
    for (title, stays) in [("Keep", true), ("Discard", false)] {
      let request = Task { try await app.router.navigate(to: replacingRoot) }
      await until { app.top is UIAlertController && app.top?.isBeingPresented == false }
      try app.window.user.tap(alertAction: title)
      let result = await request.result
      #expect(((try? result.get()) == nil) == stays)
      await until { !(app.top is UIAlertController) }
    }
    #expect(app.top is InfoViewController)
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether this controller is in the hierarchy of a window.
  func isInWindow(_ window: UIWindow) -> Bool {
    var found = false
    func visit(_ controller: UIViewController) {
      if controller === self { found = true }
      controller.children.forEach(visit)
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        visit(presented)
      }
    }
    window.rootViewController.map(visit)
    return found
  }
}
