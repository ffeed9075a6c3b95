import Portolan
import Testing

private typealias Screen = UIViewController

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
    .using(GeneralAction.presentModally()).from(origin).assemble()
}

@MainActor
private func pushing(
  _ controller: UIViewController = InfoViewController()
) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { (_: Any?) in controller })
    .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
}

@MainActor
private func finding<Found: UIViewController>(
  _ type: Found.Type, from origin: DestinationStep<UIViewController, Any?>
) -> DestinationStep<Found, Any?> {
  StepAssembly(finder: ClassFinder<Found, Any?>(), factory: NilFactory()).from(origin).assemble()
}

@MainActor
private func tabBar(with child: UIViewController) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { (_: Any?) in tabs(child) })
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
}

@MainActor
private let mistakes: [Mistake] = [
  Mistake(
    code: .nothingToStartFrom, advice: "set window.rootViewController",
    broken: { try await go(App(root: nil), GeneralStep.current()) },
    mended: { try await go(App(root: HomeViewController()), GeneralStep.current()) }),
  Mistake(
    code: .nothingToStartFrom, advice: "such as GeneralStep.current()",
    broken: {
      let account = GeneralStep.custom(using: ClassFinder<AccountViewController, Any?>())
      let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally()).from(account).assemble()
      try await go(App(root: HomeViewController()), step)
    },
    mended: { try await go(App(root: HomeViewController()), presenting(from: GeneralStep.current())) }),
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
    code: .rootNotReplaceable, advice: "start the route from GeneralStep.root()",
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
    code: .dismissalRefused, advice: "do not override dismiss(animated:completion:) of Clinging",
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
    code: .actionRefused, advice: "give the split view controller a first column with setAsMaster",
    broken: { try await go(App(root: UISplitViewController()), toDetails()) },
    mended: {
      let app = App(root: UISplitViewController())
      let master = StepAssembly(finder: NilFinder<HomeViewController, Any?>(), factory: ClassFactory())
        .using(UISplitViewController.setAsMaster())
        .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
      try await go(app, master)
      try await go(app, toDetails())
    }),
  Mistake(
    code: .targetLeft, advice: "redirect from there",
    broken: { try await go(App(root: HomeViewController()), nowhere()) },
    mended: {
      let app = App(root: HomeViewController())
      let guarded = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .adding(InlineInterceptor<Any?> { _ in .redirect(to: presenting(BagViewController())) })
        .using(GeneralAction.nilAction()).from(GeneralStep.current()).assemble()
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
  StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(GeneralAction.replaceRoot()).from(origin).assemble()
}

@MainActor
private func toDetails() -> DestinationStep<InfoViewController, Any?> {
  StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
    .using(UISplitViewController.pushToDetails())
    .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
}

@MainActor
private func nowhere() -> DestinationStep<InfoViewController, Any?> {
  StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
    .using(GeneralAction.nilAction()).from(GeneralStep.current()).assemble()
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
    StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .adding(InlineInterceptor<Any?> { _ in other().map { .redirect(to: Destination($0, with: nil)) } ?? .proceed })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }
  let first = step { box.step }
  box.step = step { isEndless ? first : nil }
  return first
}

@MainActor
private func navigating(_ app: App, inTask: Bool) -> DestinationStep<InfoViewController, Any?> {
  let step = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
  let onward =
    inTask
    ? step.adding(InlineContextTask<InfoViewController, Any?> { _, _ in try await go(app, presenting()) })
    : step.adding(InlinePostTask<InfoViewController, Any?> { _, _, _ in try await go(app, presenting()) })
  return onward.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
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
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  try await go(app, step)
}

/// The number of mistakes, which is checked below.
private let mistakeCount = 20

@MainActor
@Suite("The advice of errors", .limited)
struct AdviceTests {
  @Test("mends the mistake when it is followed to the letter", arguments: 0..<mistakeCount)
  func isFollowed(index: Int) async throws {
    #expect(mistakes.count == mistakeCount)
    let mistake = mistakes[index]
    let error = await #expect(throws: RoutingError.self, "\(mistake.code)") {
      // Time passes for those who wait for what does not come.
      try await Deadline.$pass.withValue({}, operation: { try await mistake.broken() })
    }
    #expect(error?.code == mistake.code)
    #expect(error?.fix.contains(mistake.advice) == true, "\(error?.fix ?? "")")
    try await mistake.mended()
  }

  @Test("on rivals names the other request with its context")
  func rivals() async throws {
    let app = App(root: HomeViewController())
    let gate = Gate()
    func product(_ policy: RequestPolicy) -> DestinationStep<ProductViewController, Int> {
      StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ProductFactory())
        .adding(
          InlineInterceptor<Int> { _ in
            await gate.pass()
            return .proceed
          }
        )
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    }
    let step = product(.latest)
    let first = Task { try await app.router.navigate(to: step, with: 1, animated: false) }
    await gate.arrivals(1)
    let rejected = await #expect(throws: RoutingError.self) {
      try await app.router.navigate(to: step, with: 2, animated: false, policy: .reject)
    }
    #expect(rejected?.reason.contains("ProductViewController with 1") == true)
    let second = Task { try await app.router.navigate(to: step, with: 3, animated: false, policy: .latest) }
    let superseded = await #expect(throws: RoutingError.self) { try await first.value }
    #expect(superseded?.reason.contains("ProductViewController with 3") == true)
    // The advice: ask again.
    gate.open()
    _ = try await second.value
    try await app.router.navigate(to: step, with: 1, animated: false, policy: .enqueue)
  }
}
