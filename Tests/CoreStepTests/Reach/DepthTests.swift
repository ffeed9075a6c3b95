import Portolan
import Testing

/// A chain of screens, each pushed or added onto the one before.
@MainActor
private enum Chain: String, CaseIterable, Sendable {
  case stack, newStack, tabs, drawer, detailColumn, wrappedPush

  /// The root of a window where the chain can begin.
  func root() -> UIViewController {
    switch self {
    case .stack, .wrappedPush:
      PortolanTestSupport.tabs(PortolanTestSupport.stack(CatalogueViewController()), InfoViewController())
    case .newStack: CatalogueViewController()
    case .tabs: PortolanTestSupport.tabs(CatalogueViewController())
    case .drawer: DrawerViewController([CatalogueViewController()])
    case .detailColumn: columns(CatalogueViewController(), PortolanTestSupport.stack(HomeViewController()))
    }
  }

  func steps(_ depth: Int) -> DestinationStep<ProductViewController, Int> {
    let screen = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClassFactory { ProductViewController(productID: $0) })
    if depth == 0 { return first(screen) }
    let below = steps(depth - 1).adaptingContext { (id: Int) in id - 1 }
    return switch self {
    case .stack, .newStack, .detailColumn:
      screen.using(UINavigationController.push()).from(below.expectingContainer()).assemble()
    case .wrappedPush:
      screen.using(Wrapped(base: UINavigationController.push())).from(below.expectingContainer()).assemble()
    case .tabs: screen.using(UITabBarController.add()).from(below.expectingContainer()).assemble()
    case .drawer: screen.using(PutIntoDrawer()).from(below.expectingContainer()).assemble()
    }
  }

  private func first(
    _ screen: StepAssembly<
      ClassWithContextFinder<ProductViewController, Int>, ClassFactory<ProductViewController, Int>
    >
  ) -> DestinationStep<ProductViewController, Int> {
    switch self {
    case .stack, .wrappedPush: screen.using(UINavigationController.push()).from(found().expectingContainer()).assemble()
    case .newStack:
      screen.using(UINavigationController.push()).from(.navigationController).using(.present)
        .from(.current).assemble()
    case .tabs: screen.using(UITabBarController.add()).from(found().expectingContainer()).assemble()
    case .drawer: screen.using(PutIntoDrawer()).from(found().expectingContainer()).assemble()
    case .detailColumn:
      screen.using(UINavigationController.push()).from(
        Step.found(by: ClassFinder<HomeViewController, Any?>()).expectingContainer()
      )
      .assemble()
    }
  }

  private func found() -> DestinationStep<CatalogueViewController, Any?> {
    Step.found(by: ClassFinder<CatalogueViewController, Any?>())
  }
}

/// An action of which the router knows nothing but its class of controllers.
private struct Wrapped<Base: Action>: Action {
  let base: Base

  func perform(
    with viewController: UIViewController, on existingController: Base.ViewController, animated: Bool
  ) async throws -> Undo? {
    try await base.perform(with: viewController, on: existingController, animated: animated)
  }
}

@MainActor
@Suite("Links of any depth", .everyCompletion, .limited)
struct DepthTests {
  @Test("Each screen is put in the place of the screen before it", arguments: Chain.allCases, 0...4)
  fileprivate func depth(of chain: Chain, _ depth: Int) async throws {
    let app = App(root: chain.root())
    let plan = try app.router.plan(to: chain.steps(depth), with: 10 + depth)
    #expect(
      plan.steps.filter { $0.screen == "ProductViewController" }.map(\.source)
        == Array(repeating: .built, count: depth + 1))
    let result = try await app.router.navigate(to: chain.steps(depth), with: 10 + depth)
    let container = result.viewController.parent
    #expect(container != nil)
    let ids = container?.children.compactMap { ($0 as? ProductViewController)?.productID }
    #expect(ids == Array(10...(10 + depth)))
    #expect(app.top === result.viewController || chain == .drawer || chain == .detailColumn)
  }

  @Test("A fault at the last screen leaves nothing of the others", arguments: Chain.allCases)
  fileprivate func fault(of chain: Chain) async throws {
    let app = App(root: chain.root())
    let last = StepAssembly(finder: NilFinder<InfoViewController, Int>(), factory: ClassFactory())
      .using(FailingAction()).from(chain.steps(2)).assemble()
    await app.expectUndone { try await $0.navigate(to: last, with: 12) }
  }

  @Test("A screen that is presented alone is in no stack, which is known before anything moves")
  func noStack() async {
    let app = App(root: HomeViewController())
    let alone = build(InfoViewController.self).using(.present).from(.current)
    let step = build(BagViewController.self).using(UINavigationController.push()).from(alone.expectingContainer())
    let observer = app.recordEvents()
    await app.expectRefused(as: .containerNotFound) { try await $0.navigate(to: step) }
    #expect(!observer.lines.contains("put everything back"))
  }
}
