import Portolan
import ShopRoutes
import ShopScreens

/// The series of concurrent requests and of navigations that fail.
extension GrowthSeries {
  // The route starts at the root, so that the hierarchy does not grow with the requests. Modals have a series of their
  // own.
  static let requests = GrowthSeries(
    name: "requests",
    title: "requests at once: so many for different products from the root, all answered, and dismiss",
    sizes: [1, 2, 5, 10, 20, 50, 100], isTimed: true,
    navigation: Navigations.requests,
    byHand: { requests in
      Workload {
        let present = try await ByHand.product().prepare()
        return { count in try await present(count * requests) }
      }
    })

  static let undone = GrowthSeries(
    name: "undone", title: "stack depth: push on it, fail, and undo", sizes: [10, 100, 1000, 10_000],
    navigation: { depth in
      Workload {
        let app = App(stackOf: depth)
        let screen = StepAssembly(finder: NilFinder(), factory: ProductFactory())
          .using(RefusingAction())
          .from(Routes.pushedProduct())
          .assemble()
        return { count in
          for _ in 0..<count {
            do {
              try await app.router.navigate(to: screen, with: 42, animated: false)
            } catch is RefusingAction.Refused {}
          }
        }
      }
    },
    byHand: { depth in pushedOnStack.byHand(depth) })
}

/// An action that fails after all earlier steps are done.
private struct RefusingAction: Action {
  struct Refused: Error {}

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    throw Refused()
  }
}
