import PortolanHierarchy

#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTool
  import StoreApp
  import StoreLinks
  import StoreTool
  import Testing

  @Suite("Checkout while the order is being sent", .limited)
  @MainActor
  struct CheckoutTests {
    /// A connection whose duration the test controls.
    @MainActor
    final class Connection {
      private var ended = 0
      private var error: (any Error)?
      private(set) var count = 0

      func pass() async throws {
        count += 1
        let before = ended
        await until { ended != before }
        if let error { throw error }
      }

      func end(with error: (any Error)? = nil) {
        self.error = error
        ended += 1
      }
    }

    struct NoConnection: Error, CustomStringConvertible {
      let description = "There is no connection."
    }

    private let connection = Connection()

    /// Returns a run when the user has just tapped Pay.
    private func paying() async throws -> StoreRun {
      let shop = Shop(session: Session(isLoggedIn: true), connection: { [connection] in try await connection.pass() })
      let run = ToolRun(try await StoreUnderTool(shop: shop) { _ in })
      try await run.perform([
        "store://products/1", "tap Add to bag", "store://bag", "tap Check out", "type Quay 7", "tap Continue",
        "tap Pay",
      ])
      #expect(connection.count == 1)
      return run
    }

    @Test("No gesture, link or navigation leaves the checkout")
    func stays() async throws {
      let run = try await paying()
      let before = WindowInstances(of: run.app.window)
      for step in ["tap Pay", "swipe down", "back"] {
        await #expect(throws: StepFailure.self, "\(step)") { try await run.perform([step]) }
      }
      try await run.perform(["store://products/2"])
      let error = await #expect(throws: RoutingError.self) {
        try await run.app.router.navigate(to: StoreScreen.catalogue)
      }
      #expect(error?.code == .notDismissible)
      #expect(WindowInstances(of: run.app.window) == before)
      #expect(connection.count == 1)

      connection.end()
      #expect(await run.settle().isEmpty)
      #expect(run.screenText.contains("Order no. 1: Sextant"))
      #expect(run.app.store.bag.items.isEmpty)
      try await run.perform(["tap Done"])
      #expect((run.app.store.top as? ProductViewController)?.product?.id == 2)
    }

    @Test("Without a connection nothing is bought, and the user can try again")
    func noConnection() async throws {
      let run = try await paying()
      connection.end(with: NoConnection())
      #expect(await run.settle().isEmpty)
      #expect(run.screenText.contains("Nothing was ordered. There is no connection."))
      #expect(run.app.store.bag.items == [1])
      #expect(run.app.store.inbox.gate.isOpen)
      try await run.perform(["tap Pay"])
      connection.end()
      _ = await run.settle()
      #expect(run.screenText.contains("Order no. 1: Sextant"))
    }

    @Test("Products that another window adds meanwhile stay in the bag")
    func addedMeanwhile() async throws {
      let run = try await paying()
      try await run.perform(["window 2", "store://products/3", "tap Add to bag", "window 1"])
      connection.end()
      _ = await run.settle()
      #expect(run.screenText.contains("Order no. 1: Sextant,"))
      #expect(run.app.store.bag.items == [3])
    }

    @Test("Two windows can buy the same products at the same time, which are bought once")
    func once() async throws {
      let run = try await paying()
      try await run.perform([
        "window 2", "store://bag", "tap Check out", "type Quay 8", "tap Continue", "tap Pay",
      ])
      #expect(connection.count == 2)
      connection.end()
      #expect(await run.settle().isEmpty)
      // The two orders may arrive in either order.
      let texts = [run.screenText, try await text(of: run, inWindow: 1)]
      #expect(texts.count { $0.contains("Order no. 1: Sextant, to") } == 1, "\(texts)")
      let refusal = "Nothing was ordered. The products are no longer in the bag."
      #expect(texts.count { $0.contains(refusal) } == 1, "\(texts)")
      #expect(run.app.store.bag.items.isEmpty)
    }

    private func text(of run: StoreRun, inWindow number: Int) async throws -> String {
      try await run.perform(["window \(number)"])
      return run.screenText
    }

    @Test("Releasing a store during the checkout leaks nothing", arguments: [true, false])
    func noCycles(isPaying: Bool) async throws {
      weak var store: Store?
      weak var screen: UIViewController?
      do {
        let run = try await paying()
        if !isPaying {
          connection.end(with: NoConnection())
          _ = await run.settle()
        }
        store = run.app.store
        screen = run.app.store.top
      }
      connection.end()
      await until { store == nil && screen == nil }
      #expect(store == nil)
      #expect(screen == nil)
    }
  }
#endif
