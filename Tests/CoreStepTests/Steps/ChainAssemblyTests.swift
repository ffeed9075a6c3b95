import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("ChainAssembly", .everyCompletion, .limited)
struct ChainAssemblyTests {
  @Test("A chain starts with a step that can only be found")
  func expecting() async throws {
    let app = StartingState.underTwoModals.makeApp()
    let step = ChainAssembly()
      .from(find(CatalogueViewController.self)).from(.current)
    let result = try await app.router.navigate(to: step)
    #expect(result.viewController is CatalogueViewController)
    #expect(app.top === result.viewController)
  }

  @Test("A chain starts with a finished step")
  func finished() async throws {
    let app = App(root: HomeViewController())
    let step = ChainAssembly().from(.root).assemble()
    #expect(try await app.router.navigate(to: step).viewController === app.window.rootViewController)
  }
}
