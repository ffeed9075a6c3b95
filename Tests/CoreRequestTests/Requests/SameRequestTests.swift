import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Which requests are the same", .everyCompletion, .limited)
struct SameRequestTests {
  /// A context that cannot be compared.
  final class Order {}

  private let app = App(root: HomeViewController())

  private func reached<Context>(
    _ step: DestinationStep<InfoViewController, Context>, with contexts: [Context]
  ) async -> [UIViewController?] {
    await withCheckedContinuation { continuation in
      var reached: [UIViewController?] = []
      for context in contexts {
        app.router.navigate(to: step, with: context, animated: false) { result in
          reached.append(try? result.get().viewController)
          if reached.count == contexts.count { continuation.resume(returning: reached) }
        }
      }
    }
  }

  private func alwaysNew<Context>() -> DestinationStep<InfoViewController, Context> {
    StepAssembly(
      finder: NilFinder<InfoViewController, Context>(),
      factory: ClassFactory<InfoViewController, Context> { _ in InfoViewController() }
    )
    .using(.present).from(.current).assemble()
  }

  @Test("An object that cannot be compared is the same as itself, and no other")
  func objects() async {
    let (one, other) = (Order(), Order())
    let controllers = await reached(alwaysNew(), with: [one, one, other])
    #expect(controllers[0] != nil && controllers[0] === controllers[1])
    #expect(controllers[2] != nil && controllers[2] !== controllers[0])
  }

  @Test("Values that cannot be compared are never the same")
  func values() async {
    struct Payload { var text = "" }
    let controllers = await reached(alwaysNew(), with: [Payload(), Payload()])
    #expect(controllers[0] != nil && controllers[0] !== controllers[1])
  }

  @Test("A destination and an outcome have descriptions")
  func descriptions() async throws {
    let step: DestinationStep<InfoViewController, Int> = alwaysNew()
    #expect("\(Destination(step, with: 42))" == "InfoViewController with 42")
    #expect("\(Destination(GeneralStep.current(), with: nil))" == "UIViewController")
    let result = try await app.router.navigate(to: step, with: 42, animated: false)
    #expect("\(result)" == "reached InfoViewController with 42")
  }
}
