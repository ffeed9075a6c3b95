#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor

  /// A repetition of the same round through an app, as a check that nothing is left behind.
  ///
  /// In a round the root is replaced. Screens are pushed, exchanged and popped, and modals are presented and dismissed,
  /// by routes and by hand. A navigation that fails restores everything. In every second round the transitions end
  /// later than they begin.
  @MainActor
  package final class Rounds {
    package private(set) var count = 0
    /// The description of the first round with an unexpected result.
    package private(set) var fault: String?

    private let window = UIWindow(frame: .zero)
    private let router: DefaultRouter
    private let routes = RoundRoutes()
    private let clock = ManualTransitionClock()

    /// A Boolean value that indicates whether rounds are possible on this platform.
    nonisolated package static var isPossible: Bool { VirtualExecutor.isAvailable && Heap.bytesInUse != nil }

    /// The number of living controllers of all rounds.
    package static var livingControllers: Int { Life.count }

    package init() {
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
    }

    /// Performs rounds until their number reaches the limit, or until one has a fault.
    package func run(until limit: Int) {
      VirtualExecutor.shared.walk {
        while count < limit, fault == nil {
          count += 1
          goRound(isDeferred: count.isMultiple(of: 2))
        }
      }
    }

    /// Releases the window with all of its contents.
    package func finish() {
      window.rootViewController = nil
    }

    private func goRound(isDeferred: Bool) {
      window.headless.transitionClock = isDeferred ? clock : ImmediateTransitionClock.shared
      let before = Life.count
      var isOver = false
      Task {
        do { try await self.visitAll() } catch { self.note("ended with \(error)") }
        isOver = true
      }
      repeat {
        if !VirtualExecutor.shared.drain() { return note("did not come to rest") }
      } while clock.step()
      if !isOver { note("was not finished") }
      // Each round except the first begins with the screens of the previous round, and ends with as many.
      if count > 1, Life.count != before { note("left \(Life.count - before) controllers more than there were") }
    }

    private func visitAll() async throws {
      try await router.navigate(to: routes.replacing)
      try await router.navigate(to: routes.pushing, with: 1)
      try await router.navigate(to: routes.pushing, with: 2)
      try await router.navigate(to: routes.exchanging, with: 3)
      try await router.navigate(to: routes.presenting, with: 4)
      try await router.navigate(to: routes.presenting, with: 5)
      do {
        try await router.navigate(to: routes.failing, with: 6)
        note("reached what refuses to be reached")
      } catch is RoundRoutes.Refusal {}
      try await router.navigate(to: routes.dismissing)
      // The route finds this screen below the one that replaced the last, and pops to it.
      try await router.navigate(to: routes.pushing, with: 1)
      let hand = RoundScreen()
      await withCheckedContinuation { continuation in
        window.rootViewController?.present(hand, animated: true) { continuation.resume() }
      }
      await withCheckedContinuation { continuation in
        hand.dismiss(animated: true) { continuation.resume() }
      }
    }

    private func note(_ event: String) {
      if fault == nil { fault = "Round \(count) \(event)" }
    }
  }
#endif
