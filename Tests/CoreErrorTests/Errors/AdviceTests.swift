import Portolan
import PortolanArticles
import Testing

/// A mistake, and the same app after the advice of the error was followed to the letter.
@MainActor
private struct Mistake {
  let code: RoutingError.Code
  /// Words of the advice that the mended app follows.
  let advice: String
  let broken: @MainActor () async throws -> Void
  let mended: @MainActor () async throws -> Void
}

private final class Stubborn: UIViewController {
  override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
}

private final class Clinging: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor
private func go<ViewController: UIViewController>(
  _ app: App, _ step: DestinationStep<ViewController, Any?>, policy: RequestPolicy? = nil
) async throws {
  try await app.router.navigate(to: step, animated: false, policy: policy)
}

@MainActor
private func presenting(
  _ controller: UIViewController = InfoViewController(), from origin: DestinationStep<UIViewController, Any?> = .current
) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { (_: Any?) in controller })
    .using(.present).from(origin).assemble()
}

@MainActor
private func presenting<Builder: AbstractFactory>(
  building factory: Builder
) -> DestinationStep<Builder.ViewController, Any?> where Builder.Context == Any?, Builder.Needs == NeedsAction {
  StepAssembly(finder: NilFinder<Builder.ViewController, Any?>(), factory: factory)
    .using(.present).from(.current).assemble()
}

@MainActor
private func pushing(
  _ controller: UIViewController = InfoViewController(),
  from origin: DestinationStep<UINavigationController, Any?> = GeneralStep.current().expectingContainer()
) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { (_: Any?) in controller })
    .using(UINavigationController.push()).from(origin).assemble()
}

@MainActor
private func finding<Found: UIViewController>(
  _ type: Found.Type, from origin: DestinationStep<UIViewController, Any?>
) -> DestinationStep<Found, Any?> {
  find(Found.self).from(origin)
}

@MainActor
private func tabBar(with child: UIViewController) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { (_: Any?) in tabs(child) })
    .using(.present).from(.current).assemble()
}

@MainActor
private let mistakes: [Mistake] = [
  Mistake(
    code: .nothingToStartFrom, advice: "set window.rootViewController",
    broken: { try await go(App(root: nil), GeneralStep.current()) },
    mended: { try await go(App(root: HomeViewController()), GeneralStep.current()) }),
  Mistake(
    code: .nothingToStartFrom, advice: "begin the route with replaceRoot from Step.root",
    broken: { try await go(App(root: nil), presenting()) },
    mended: {
      let step = build(InfoViewController.self).using(.present).from(replacingRoot(from: .root))
      try await go(App(root: nil), step)
    }),
  Mistake(
    code: .nothingToStartFrom, advice: "present from Step.current",
    broken: {
      let account = Step.found(by: ClassFinder<AccountViewController, Any?>())
      try await go(App(root: HomeViewController()), pushing(from: account.expectingContainer()))
    },
    mended: {
      let account = findOrBuild(AccountViewController.self).using(.present).from(.current)
      try await goElsewhere(than: .nothingToStartFrom) {
        try await go(App(root: HomeViewController()), pushing(from: account.expectingContainer()))
      }
    }),
  Mistake(
    code: .nothingToStartFrom, advice: "present from Step.current",
    broken: {
      let found = Step.found(by: ClassFinder<UINavigationController, Any?>())
      try await go(App(root: HomeViewController()), pushing(from: found))
    },
    mended: {
      let built = findOrBuild(UINavigationController.self).using(.present).from(.current)
      try await go(App(root: HomeViewController()), pushing(from: built))
    }),
  Mistake(
    code: .nothingToStartFrom, advice: "show AccountViewController before the route needs it",
    broken: {
      let account = Step.found(by: ClassFinder<AccountViewController, Any?>())
      try await go(App(root: stack(HomeViewController())), pushing(from: account.expectingContainer()))
    },
    mended: {
      let account = Step.found(by: ClassFinder<AccountViewController, Any?>())
      let app = App(root: stack(HomeViewController(), AccountViewController()))
      try await go(app, pushing(from: account.expectingContainer()))
    }),
  Mistake(
    code: .nothingToStartFrom, advice: "assemble the switch with a default step",
    broken: {
      let step = SwitchAssembly<UIViewController, Any?>().addCase(when: { _ in false }, from: .current).assemble()
      try await go(App(root: HomeViewController()), step)
    },
    mended: {
      let step = SwitchAssembly<UIViewController, Any?>().addCase(when: { _ in false }, from: .current)
        .assemble(default: .current)
      try await go(App(root: HomeViewController()), step)
    }),
  Mistake(
    code: .nothingToStartFrom, advice: "set window.rootViewController",
    broken: { _ = try await Question<Bool>("Sure?").choice("Yes", true).ask(in: App(root: nil).window) },
    mended: {
      let app = App(root: HomeViewController())
      let answer = Task { try await Question<Bool>("Sure?").choice("Yes", true).ask(in: app.window) }
      await until { app.top is UIAlertController }
      app.window.rootViewController?.dismiss(animated: false)
      _ = try await answer.value
    }),
  Mistake(
    code: .notFound, advice: "give the step a factory and an action",
    broken: { try await go(App(root: HomeViewController()), finding(BagViewController.self, from: .current)) },
    mended: { try await go(App(root: HomeViewController()), presenting(BagViewController())) }),
  Mistake(
    code: .targetNotFound, advice: "let the factory of UIViewController create BagViewController",
    broken: {
      try await go(
        App(root: HomeViewController()), finding(BagViewController.self, from: tabBar(with: InfoViewController())))
    },
    mended: {
      try await go(
        App(root: HomeViewController()), finding(BagViewController.self, from: tabBar(with: BagViewController())))
    }),
  Mistake(
    code: .containerNotFound, advice: "always show HomeViewController inside one",
    broken: { try await go(App(root: HomeViewController()), pushing()) },
    mended: { try await go(App(root: stack(HomeViewController())), pushing()) }),
  Mistake(
    code: .containerNotFound, advice: "start from a step that yields a UINavigationController",
    broken: { try await go(App(root: HomeViewController()), pushing()) },
    mended: {
      let navigation = NavigationControllerStep<Any?>().using(.present).from(
        GeneralStep.current())
      try await go(App(root: HomeViewController()), pushing(from: navigation.assemble()))
    }),
  Mistake(
    code: .typeMismatch, advice: "let the finder and the factory return a HomeViewController",
    broken: {
      let documents = try storyboard()
      let factory = StoryboardFactory<HomeViewController, Any?>(name: "Main", bundle: documents.bundle)
      try await go(App(root: InfoViewController()), presenting(building: factory))
    },
    mended: {
      let factory = ClassFactory<HomeViewController, Any?>()
      try await go(App(root: InfoViewController()), presenting(building: factory))
    }),
  Mistake(
    code: .resourceNotFound, advice: "give StoryboardFactory the bundle that has it",
    broken: {
      let documents = try TemporaryBundle([:])
      let factory = StoryboardFactory<UIViewController, Any?>(name: "Main", bundle: documents.bundle)
      try await go(App(root: InfoViewController()), presenting(building: factory))
    },
    mended: {
      let documents = try storyboard()
      let factory = StoryboardFactory<UIViewController, Any?>(name: "Main", bundle: documents.bundle)
      try await go(App(root: InfoViewController()), presenting(building: factory))
    }),
  Mistake(
    code: .noAssembly, advice: "implement the property assembly of Place",
    broken: {
      struct Place: Screen {}
      let app = App(root: HomeViewController())
      try await app.router.navigate(to: Place(), animated: false)
    },
    mended: {
      struct Place: Screen {
        var assembly: any Assembly { InlineAssembly { BagViewController() } }
      }
      let app = App(root: HomeViewController())
      try await app.router.navigate(to: Place(), animated: false)
    }),
  Mistake(
    code: .noWindow, advice: "give the router its window",
    broken: { try withoutScenes { _ = try DefaultRouter().plan(to: GeneralStep.current()) } },
    mended: {
      let app = App(root: HomeViewController())
      try withoutScenes { _ = try DefaultRouter(window: app.window).plan(to: GeneralStep.current()) }
    }),
  Mistake(
    code: .noWindow, advice: "call makeKeyAndVisible() on the window first",
    broken: { try withoutScenes { _ = try DefaultRouter().plan(to: GeneralStep.current()) } },
    mended: {
      let app = App(root: HomeViewController())
      app.window.makeKeyAndVisible()
      _ = try DefaultRouter().plan(to: GeneralStep.current())
    }),
  Mistake(
    code: .released, advice: "retain the window as long as the router navigates in it",
    broken: {
      let router = DefaultRouter(window: UIWindow())
      try await router.navigate(to: .current)
    },
    mended: {
      let app = App(root: HomeViewController())
      try await DefaultRouter(window: app.window).navigate(to: .current)
    }),
  Mistake(
    code: .superseded, advice: "use the policy .enqueue if every request matters",
    broken: { try await rivals(.latest) },
    mended: { try await rivals(.enqueue) }),
  Mistake(
    code: .superseded, advice: "navigate again",
    broken: { try await rivals(.latest) },
    mended: { try await rivals(.latest, isRepeated: true) }),
  Mistake(
    code: .rejected, advice: "use the policy .enqueue",
    broken: { try await rivals(.reject) },
    mended: { try await rivals(.enqueue) }),
  Mistake(
    code: .rejected, advice: "navigate again when it is answered",
    broken: { try await rivals(.reject) },
    mended: { try await rivals(.reject, isRepeated: true) }),
  Mistake(
    code: .leaveDenied, advice: "navigate again when the changes in DraftViewController are saved or discarded",
    broken: { try await leaving(DraftViewController(), isSaved: false) },
    mended: { try await leaving(DraftViewController(), isSaved: true) }),
  Mistake(
    code: .hierarchyChanged, advice: "return quickly without changing anything on screen",
    broken: {
      let app = App(root: HomeViewController())
      let restless = ClassFactory<InfoViewController, Any?>(configuration: { _ in
        app.present(BagViewController())
      })
      try await go(app, presenting(building: restless))
    },
    mended: {
      try await go(App(root: HomeViewController()), presenting(building: ClassFactory<InfoViewController, Any?>()))
    }),
  Mistake(
    code: .undoIncomplete, advice: "navigate to a screen that starts from Step.root",
    broken: { try await spoil(StubbornTabs()) },
    mended: {
      let bar = StubbornTabs()
      let app = App(root: bar)
      try? await spoil(bar, in: app)
      try await go(app, presenting(from: GeneralStep.root()))
    }),
  Mistake(
    code: .notDismissible, advice: "let its canBeDismissed return true",
    broken: {
      let app = App(root: HomeViewController())
      app.present(EditorViewController())
      try await go(app, GeneralStep.root())
    },
    mended: {
      let app = App(root: HomeViewController())
      let editor = EditorViewController()
      editor.canBeDismissed = true
      app.present(editor)
      try await go(app, GeneralStep.root())
    }),
  Mistake(
    code: .notDismissible, advice: "show the alert with ask(_:)",
    broken: {
      let app = App(root: HomeViewController())
      app.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert))
      try await go(app, GeneralStep.root())
    },
    mended: {
      let app = App(root: HomeViewController())
      let answer = Task { try await Question<Bool>("Sure?").choice("Yes", true).ask(in: app.window) }
      await until { app.top is UIAlertController }
      try await go(app, GeneralStep.root())
      _ = try await answer.value
    }),
  Mistake(
    code: .rootNotReplaceable, advice: "start the route from Step.root",
    broken: {
      let app = App(root: HomeViewController())
      app.present(InfoViewController())
      try await go(app, replacingRoot(from: .current))
    },
    mended: {
      let app = App(root: HomeViewController())
      app.present(InfoViewController())
      try await go(app, replacingRoot(from: .root))
    }),
  Mistake(
    code: .rootNotReplaceable, advice: "call makeKeyAndVisible() of the window",
    broken: { try await navigateInWindow(isShown: false, to: replacingRoot(from: .root)) },
    mended: { try await navigateInWindow(isShown: true, to: replacingRoot(from: .root)) }),
  Mistake(
    code: .presentationRefused, advice: "call makeKeyAndVisible() of the window",
    broken: { try await navigateInWindow(isShown: false, to: presenting()) },
    mended: { try await navigateInWindow(isShown: true, to: presenting()) }),
  Mistake(
    code: .presentationRefused, advice: "present a controller that is new",
    broken: {
      let home = HomeViewController()
      try await go(App(root: tabs(home)), presenting(home))
    },
    mended: { try await go(App(root: tabs(HomeViewController())), presenting(HomeViewController())) }),
  Mistake(
    code: .presentationRefused, advice: "do not override present(_:animated:completion:) of Stubborn",
    broken: { try await go(App(root: Stubborn()), presenting()) },
    mended: { try await go(App(root: UIViewController()), presenting()) }),
  Mistake(
    code: .dismissalRefused, advice: "call super in dismiss(animated:completion:) of Clinging",
    broken: {
      let app = App(root: Clinging())
      app.present(InfoViewController())
      try await go(app, GeneralStep.root())
    },
    mended: {
      let app = App(root: UIViewController())
      app.present(InfoViewController())
      try await go(app, GeneralStep.root())
    }),
  Mistake(
    code: .actionRefused, advice: "present the navigation controller with presentModally",
    broken: { try await go(App(root: stack(HomeViewController())), pushing(UINavigationController())) },
    mended: { try await go(App(root: stack(HomeViewController())), presenting(stack(InfoViewController()))) }),
  Mistake(
    code: .actionRefused, advice: "let the factory build a new controller",
    broken: {
      let home = HomeViewController()
      try await go(App(root: stack(home)), pushing(home))
    },
    mended: { try await go(App(root: stack(HomeViewController())), pushing(HomeViewController())) }),
  Mistake(
    code: .actionRefused, advice: "give the split view controller a first column with setAsPrimary",
    broken: { try await go(App(root: UISplitViewController()), toDetails()) },
    mended: {
      let app = App(root: UISplitViewController())
      let master = build(HomeViewController.self).using(UISplitViewController.setAsPrimary())
        .from(.found(by: ClassFinder<UISplitViewController, Any?>()))
      try await go(app, master)
      try await go(app, toDetails())
    }),
  Mistake(
    code: .targetLeft, advice: "redirect from there",
    broken: { try await go(App(root: HomeViewController()), nowhere()) },
    mended: {
      let app = App(root: HomeViewController())
      let guarded = build(InfoViewController.self)
        .adding(InlineInterceptor<Any?> { _ in .redirect(to: presenting(BagViewController())) })
        .using(.none).from(.current)
      try await go(app, guarded)
    }),
  Mistake(
    code: .redirectLoop, advice: "let one of the guards proceed",
    broken: { try await go(App(root: HomeViewController()), redirecting(isEndless: true)) },
    mended: { try await go(App(root: HomeViewController()), redirecting(isEndless: false)) }),
  Mistake(
    code: .waitsForItself, advice: "navigate from a post-routing task",
    broken: {
      let app = App(root: HomeViewController())
      try await go(app, navigating(app, inTask: true))
    },
    mended: {
      let app = App(root: HomeViewController())
      try await go(app, navigating(app, inTask: false))
    }),
  Mistake(
    code: .timedOut, advice: "give the router a longer timeout",
    broken: { try await slowly(timeout: .milliseconds(1)) },
    mended: { try await slowly(timeout: .seconds(600)) }),
]

@MainActor
private func replacingRoot(
  from origin: DestinationStep<UIViewController, Any?>
) -> DestinationStep<BagViewController, Any?> {
  build(BagViewController.self).using(.replaceRoot).from(origin)
}

@MainActor
private func toDetails() -> DestinationStep<InfoViewController, Any?> {
  build(InfoViewController.self).using(UISplitViewController.pushToDetails())
    .from(.found(by: ClassFinder<UISplitViewController, Any?>()))
}

@MainActor
private func nowhere() -> DestinationStep<InfoViewController, Any?> {
  build(InfoViewController.self).using(.none).from(.current)
}

@MainActor
private func navigateInWindow<ViewController: UIViewController>(
  isShown: Bool, to step: DestinationStep<ViewController, Any?>
) async throws {
  let window = UIWindow()
  window.rootViewController = HomeViewController()
  if isShown { window.makeKeyAndVisible() }
  try await DefaultRouter(window: window).navigate(to: step, animated: false)
}

@MainActor
private func redirecting(isEndless: Bool) -> DestinationStep<InfoViewController, Any?> {
  final class Box { var step: DestinationStep<InfoViewController, Any?>? }
  let box = Box()
  func step(_ other: @escaping @MainActor () -> DestinationStep<InfoViewController, Any?>?) -> DestinationStep<
    InfoViewController, Any?
  > {
    build(InfoViewController.self)
      .adding(InlineInterceptor<Any?> { _ in other().map { .redirect(to: Destination($0, with: nil)) } ?? .proceed })
      .using(.present).from(.current)
  }
  let first = step { box.step }
  box.step = step { isEndless ? first : nil }
  return first
}

@MainActor
private func navigating(_ app: App, inTask: Bool) -> DestinationStep<InfoViewController, Any?> {
  let step = build(InfoViewController.self)
  let onward =
    inTask
    ? step.adding(InlineContextTask<InfoViewController, Any?> { _, _ in try await go(app, presenting()) })
    : step.adding(InlinePostTask<InfoViewController, Any?> { _, _, _ in try await go(app, presenting()) })
  return onward.using(.present).from(.current).assemble()
}

@MainActor
private func slowly(timeout: Duration) async throws {
  let app = App(root: HomeViewController())
  app.router.timeout = timeout
  struct Slow: AsyncFactory {
    let timeout: Duration
    func build(with context: Any?) async throws -> InfoViewController {
      try await Task.sleep(for: timeout < .seconds(1) ? .seconds(600) : .milliseconds(1))
      return InfoViewController()
    }
  }
  let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: Slow(timeout: timeout))
    .using(.present).from(.current).assemble()
  try await go(app, step)
}

/// Runs a closure that may fail, though not for a reason that was mended.
@MainActor
private func goElsewhere(than code: RoutingError.Code, _ body: () async throws -> Void) async throws {
  do { try await body() } catch let error as RoutingError where error.code != code {}
}

/// Returns a bundle with a storyboard, whose first scene has a plain controller.
private func storyboard() throws -> TemporaryBundle {
  try TemporaryBundle([
    "Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
    <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
  ])
}

/// Runs a closure while the app has no scene, and so no key window.
@MainActor
private func withoutScenes(_ body: () throws -> Void) throws {
  let scenes = UIApplication.shared.connectedScenes
  for scene in scenes { HeadlessSystem.disconnect(scene) }
  defer { for scene in scenes { HeadlessSystem.connect(scene) } }
  try body()
}

/// Makes a request while another one waits in a guard, and throws the error of either.
@MainActor
private func rivals(_ policy: RequestPolicy, isRepeated: Bool = false) async throws {
  let app = App(root: HomeViewController())
  let gate = Gate()
  let step = StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ProductFactory())
    .adding(InlineInterceptor<Int>(checking: { _ in await gate.pass() }))
    .using(.present).from(.current).assemble()
  func request(_ product: Int) async -> Result<NavigationResult, any Error> {
    do {
      return .success(try await app.router.navigate(to: step, with: product, animated: false, policy: policy))
    } catch { return .failure(error) }
  }
  let first = Task { await request(1) }
  await gate.arrivals(1)
  let second = Task { await request(2) }
  await settle()
  gate.open()
  for (product, answer) in [(1, await first.value), (2, await second.value)] {
    if isRepeated, case .failure = answer { _ = try await request(product).get() } else { _ = try answer.get() }
  }
}

/// Navigates back from a screen with unsaved changes, which the user keeps, and again if the changes are saved then.
@MainActor
private func leaving(_ draft: DraftViewController, isSaved: Bool) async throws {
  draft.answer = .success(false)
  let app = App(root: stack(HomeViewController(), draft))
  let home = Step.found(by: ClassFinder<HomeViewController, Any?>())
  do {
    try await go(app, home)
  } catch {
    guard isSaved else { throw error }
    draft.hasUnsavedChanges = false
    try await go(app, home)
  }
}

@MainActor
private func spoil(_ bar: StubbornTabs, in app: App? = nil) async throws {
  bar.viewControllers = [HomeViewController(), CatalogueViewController()]
  let step = build(InfoViewController.self).using(Spoiling { bar.isStubborn = true })
    .from(.found(by: ClassFinder<CatalogueViewController, Any?>()))
  try await go(app ?? App(root: bar), step)
}

/// The number of mistakes that is checked below.
private let mistakeCount = 39

@MainActor
@Suite("The advice of errors", .limited)
struct AdviceTests {
  @Test("The advice of an error is followed for every code")
  func isComplete() {
    #expect(Set(RoutingError.Code.allCases).subtracting(mistakes.map(\.code)).isEmpty)
  }

  @Test("The advice of an error mends the mistake when it is followed to the letter", arguments: 0..<mistakeCount)
  func isFollowed(index: Int) async throws {
    #expect(mistakes.count == mistakeCount)
    let mistake = mistakes[index]
    // The app that runs tests on UIKit always has a key window.
    guard canMakeGestures || mistake.code != .noWindow else { return }
    let error = await error(of: mistake)
    #expect(error?.code == mistake.code)
    #expect(error?.fix.contains(mistake.advice) == true, "\(error?.fix ?? "")")
    try await mistake.mended()
  }

  private func error(of mistake: Mistake) async -> RoutingError? {
    await #expect(throws: RoutingError.self, "\(mistake.code)") {
      // Time passes for the tasks that wait for what does not come.
      try await Deadline.$pass.withValue({}, operation: { try await mistake.broken() })
    }
  }

  #if !canImport(UIKit)
    @Test("The advice of each error is that of Tests/Net/errors.txt", .enabled(if: Net.isDrawn))
    func texts() async throws {
      var lines: [String] = []
      for mistake in mistakes { lines += ["== \(mistake.code)", await error(of: mistake)?.description ?? "none"] }
      // A bundle of a test has a folder and a name of its own.
      lines = lines.map { $0.replacing(/<.*Portolan-.*>|Portolan-[0-9A-F-]+/, with: "<bundle>") }
      #expect(try Net.write("errors.txt", lines) == nil)
    }
  #endif

  @Test("The advice of an error about rivals names the other request with its context")
  func rivals() async throws {
    let app = App(root: HomeViewController())
    let gate = Gate()
    func product(_ policy: RequestPolicy) -> DestinationStep<ProductViewController, Int> {
      StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ProductFactory())
        .adding(InlineInterceptor<Int>(checking: { _ in await gate.pass() }))
        .using(.present).from(.current).assemble()
    }
    let step = product(.latest)
    let first = Task { try await app.router.navigate(to: step, with: 1, animated: false) }
    await gate.arrivals(1)
    let rejected = await #expect(throws: RoutingError.self) {
      try await app.router.navigate(to: step, with: 2, animated: false, policy: .reject)
    }
    #expect(rejected?.reason == "the request to ProductViewController with 1 is under way, and the policy is .reject")
    let second = Task { try await app.router.navigate(to: step, with: 3, animated: false, policy: .latest) }
    let superseded = await #expect(throws: RoutingError.self) { try await first.value }
    #expect(superseded?.reason.contains("ProductViewController with 3") == true)
    // The advice: ask again.
    gate.open()
    _ = try await second.value
    try await app.router.navigate(to: step, with: 1, animated: false, policy: .enqueue)
  }
}
