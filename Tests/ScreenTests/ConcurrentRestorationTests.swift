import Portolan
import Testing

@Suite("Several restorations in one new window", .limited)
@MainActor
struct ConcurrentRestorationTests {
  private typealias State = NavigationState<ShopScreen>

  private struct Failure: Error, Equatable {
    let number: Int
  }

  /// Takes its time, and fails at the end if the test asks for that.
  private struct SlowTask: ContextTask {
    let turns: Int
    let failure: Failure?

    func perform(on viewController: UIViewController, with context: Any?) async throws {
      for _ in 0..<turns { await Task.yield() }
      if let failure { throw failure }
    }
  }

  @Test(
    "Several restorations fail or succeed for themselves, and the window has no root only if all have failed",
    arguments: [
      [true, false], [false, true], [true, true], [false, false], [true, false, true], [true, true, false],
    ],
    [0, 1, 3, 10])
  func each(failing: [Bool], turns: Int) async throws {
    for delay in 0..<12 {
      let window = UIWindow.visible(nil)
      var tasks: [Task<RestorationReport<ShopScreen>, any Error>] = []
      for (number, fails) in failing.enumerated() {
        let router = DefaultRouter(window: window)
        // Those that come later are done sooner, and later, by turns.
        router.add(
          SlowTask(
            turns: number.isMultiple(of: 2) ? turns : 2 * turns, failure: fails ? Failure(number: number) : nil))
        let state = State(root: State.Node(.screen(.product(id: number))))
        tasks.append(Task { try await router.restore(state) })
        for _ in 0..<delay { await Task.yield() }
      }
      for (number, task) in tasks.enumerated() {
        switch await task.result {
        case .success(let report):
          #expect(!failing[number])
          #expect(report.restored == [.product(id: number)])
        case .failure(let error):
          #expect(error as? Failure == Failure(number: number), "\(error)")
        }
      }
      let shown = window.rootViewController?.screen(as: ShopScreen.self)
      if failing.allSatisfy(\.self) {
        #expect(window.rootViewController == nil)
      } else {
        #expect(failing.indices.contains { !failing[$0] && shown == .product(id: $0) }, "\(String(describing: shown))")
      }
    }
  }
}
