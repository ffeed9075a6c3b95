import Foundation
import Portolan
import Testing

@Suite("States of many levels")
@MainActor
struct DeepStateTests {
  private typealias State = NavigationState<ShopScreen>

  private func modals(_ count: Int) -> State {
    var node = State.Node(.screen(.product(id: count)))
    for level in (0..<count).reversed() {
      var below = State.Node(.screen(.product(id: level)))
      below.presented = .init(node, style: UIModalPresentationStyle.pageSheet.rawValue)
      node = below
    }
    return State(root: node)
  }

  @Test("A state of so many levels that it could not be read again is not written, and said in a line")
  func written() throws {
    var deepest = 0
    for count in [1, 100, 200] + Array(240...260) + [300, 1000] {
      let state = modals(count)
      do {
        let data = try state.json()
        // Not in the expectation, which would print all levels.
        let isSame = try State(json: data) == state
        #expect(isSame)
        deepest = count
      } catch let error as NavigationStateError {
        #expect(error.code == .tooLarge)
        #expect(error.description.count < 200)
      }
    }
    #expect((200...260).contains(deepest))
  }

  @Test("A hundred modals are there again")
  func restored() async throws {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let report = try await DefaultRouter(window: window).restore(State(json: modals(100).json()))
    #expect(report.restored.count == 101)
    #expect(report.dropped.isEmpty)
    var count = 0
    var top = window.rootViewController
    while let presented = top?.presentedViewController { (top, count) = (presented, count + 1) }
    #expect(count == 100)
  }
}
