import Portolan
import Testing

@MainActor
@Suite("Question 10: a link presents the bag, though a tab holds one", .everyCompletion, .limited)
struct ModalBagRouteTests {
  @Test("A link presents the bag, by searching the visible controllers only", arguments: StartingState.allCases)
  func visibleOnly(state: StartingState) async throws {
    let finder = ClassFinder<BagViewController, Any?>(options: [.current, .visible])
    let (app, bag) = try await open(bagScreen(finder), in: state)
    #expect(try await app.router.navigate(to: bagScreen(finder)).viewController === bag)
  }

  @Test("A link presents a bag, and a second link a second bag, by a NilFinder", arguments: StartingState.allCases)
  func always(state: StartingState) async throws {
    let finder = NilFinder<BagViewController, Any?>()
    let (app, bag) = try await open(bagScreen(finder), in: state)
    let second = try await app.router.navigate(to: bagScreen(finder)).viewController
    #expect(second !== bag)
    #expect(second.presentingViewController === bag)
  }

  @Test("A finder of the app finds the modal bag under others too", arguments: StartingState.allCases)
  func modalOnly(state: StartingState) async throws {
    let (app, bag) = try await open(bagScreen(ModalBagFinder()), in: state)
    app.present(InfoViewController())
    #expect(try await app.router.navigate(to: bagScreen(ModalBagFinder())).viewController === bag)
    #expect(app.top === bag)
  }

  private func bagScreen<Source: Finder>(_ finder: Source) -> DestinationStep<BagViewController, Any?>
  where Source.ViewController == BagViewController, Source.Context == Any? {
    StepAssembly(finder: finder, factory: XibFactory())
      .using(.present)
      .from(.current)
      .assemble()
  }

  /// Opens the bag in a state with a hidden tab that holds one, and checks that it was presented and no tab switched.
  private func open(
    _ step: DestinationStep<BagViewController, Any?>,
    in state: StartingState
  ) async throws -> (App, UIViewController) {
    let app = state.makeApp()
    let root = app.window.rootViewController as? UITabBarController
    root?.viewControllers?.append(BagViewController())
    let selected = root?.selectedIndex
    let presenter = SearchScope(window: app.window).start
    let bag = try await app.router.navigate(to: step).viewController
    #expect(app.top === bag)
    #expect(bag.presentingViewController === presenter)
    #expect(root?.selectedIndex == selected)
    return (app, bag)
  }
}

private struct ModalBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}
