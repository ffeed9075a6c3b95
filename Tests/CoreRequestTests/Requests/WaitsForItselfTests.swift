import Portolan
import Testing

@MainActor
@Suite("A navigation that would wait for itself is an error", .everyCompletion, .limited)
struct WaitsForItselfTests {
  private let app = App(root: stack(CatalogueViewController()))
  private let home = StepAssembly(finder: NilFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(.present).from(.current).assemble()

  @Test("A navigation that would wait for itself is an error if a factory awaits it")
  func factory() async {
    struct Navigating: AsyncFactory {
      let router: DefaultRouter
      let home: DestinationStep<HomeViewController, Any?>

      func build(with context: Any?) async throws -> BagViewController {
        try await router.navigate(to: home)
        return BagViewController()
      }
    }
    await refused(
      StepAssembly(finder: NilFinder(), factory: Navigating(router: app.router, home: home))
        .using(.present).from(.current).assemble()
    )
  }

  @Test("A navigation that would wait for itself is an error if an action awaits it")
  func action() async {
    struct Navigating: Action {
      let router: DefaultRouter
      let home: DestinationStep<HomeViewController, Any?>

      func perform(
        with viewController: UIViewController,
        on existingController: UIViewController,
        animated: Bool
      ) async throws -> Undo? {
        try await router.navigate(to: home)
        return nil
      }
    }
    await refused(
      StepAssembly(finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>())
        .using(Navigating(router: app.router, home: home)).from(.current).assemble()
    )
  }

  @Test(
    "A navigation that would wait for itself is an error if a context task awaits it, on a built or a found controller",
    arguments: [true, false])
  func contextTask(built: Bool) async {
    let (router, home) = (app.router, home)
    await refused(
      StepAssembly(
        finder: ClassFinder<CatalogueViewController, Any?>(options: built ? .current : .everywhere),
        factory: ClassFactory()
      )
      .adding(InlineContextTask<CatalogueViewController, Any?> { _, _ in try await router.navigate(to: home) })
      .using(.present).from(.current).assemble()
    )
  }

  @Test("A navigation that would wait for itself is an error through another router on the same window too")
  func otherRouter() async {
    let (router, home) = (DefaultRouter(window: app.window), home)
    await refused(
      StepAssembly(finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>())
        .adding(InlineContextTask<BagViewController, Any?> { _, _ in try await router.navigate(to: home) })
        .using(.present).from(.current).assemble()
    )
  }

  @Test("A navigation with a completion does not wait for itself, and is carried out afterwards")
  func completion() async throws {
    let trace = Trace()
    let (router, home) = (app.router, home)
    let bag = StepAssembly(finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>())
      .adding(
        InlineContextTask<BagViewController, Any?> { _, _ in
          router.navigate(to: home, animated: false) { _ in trace.note("home") }
        }
      )
      .using(.present).from(.current).assemble()
    try await router.navigate(to: bag)
    await until { !trace.lines.isEmpty }
    #expect(app.top is HomeViewController)
    #expect(app.top?.presentingViewController is BagViewController)
  }

  private func refused<ViewController: UIViewController>(
    _ step: DestinationStep<ViewController, Any?>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = app.state
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
      try await app.router.navigate(to: step)
    }
    #expect(error?.code == .waitsForItself, sourceLocation: sourceLocation)
    #expect(app.state == before, sourceLocation: sourceLocation)
  }
}
