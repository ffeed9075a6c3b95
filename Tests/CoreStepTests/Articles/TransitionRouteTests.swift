import Portolan
import Testing

@MainActor
@Suite("Question 6: a transitioning delegate of one's own", .everyCompletion, .limited)
struct TransitionRouteTests {
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let trace = Trace()

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      trace.note("present \(type(of: presented))")
      return nil
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      trace.note("dismiss \(type(of: dismissed))")
      return nil
    }
  }

  @Test(
    "A transitioning delegate is asked for the animations both ways, and the route alone keeps it alive",
    arguments: StartingState.allCases
  )
  func asked(state: StartingState) async throws {
    let app = state.makeApp()
    let trace: Trace
    let account: DestinationStep<AccountViewController, Any?>
    do {
      let transitionController = Transitions()
      trace = transitionController.trace
      account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
        .using(.present(as: .custom(transitionController)))
        .from(.current)
        .assemble()
    }
    let result = try await app.router.navigate(to: account)
    #expect(trace.lines == ["present AccountViewController"])
    await result.viewController.dismissToEnd(animated: true)
    #expect(trace.lines == ["present AccountViewController", "dismiss AccountViewController"])
  }
}
