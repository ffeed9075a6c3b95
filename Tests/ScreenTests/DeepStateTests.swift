import Foundation
import Portolan
import Testing

@Suite("States of many levels", .limited)
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
    for count in [1, 100, 200] + Array(240...260) + [300, 1000, 20_000] {
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

  @Test("Children of children, too, may be too deep to be written")
  func deepChildren() throws {
    var node = State.Node(.container(.navigation))
    for _ in 0..<20_000 { node = State.Node(.container(.navigation), children: [node]) }
    let error = #expect(throws: NavigationStateError.self) { try State(root: node).json() }
    #expect(error?.code == .tooLarge)
  }

  @Test("A selection of no child is not written, as no reader takes it", arguments: [-1, 1, .max])
  func selection(of child: Int) throws {
    var state = State(root: State.Node(.container(.tabs), children: [State.Node(.screen(.home))], selected: child))
    let read = try State(json: state.json())
    state.root?.selected = nil
    #expect(read == state)
  }

  @Test("A window that is not shown says so, and stays as it was", arguments: [true, false])
  func hiddenWindow(hasRoot: Bool) async throws {
    let window = UIWindow()
    let root = hasRoot ? UIViewController() : nil
    window.rootViewController = root
    let error = await #expect(throws: RoutingError.self) {
      try await DefaultRouter(window: window).restore(State(root: State.Node(.screen(.launch))))
    }
    #expect(error?.fix == "call makeKeyAndVisible() of the window before the first navigation")
    #expect(window.rootViewController === root)
  }

  @Test("A restoration that is cancelled at any point has restored all or nothing")
  func cancelledAnywhere() async throws {
    struct Slow: ContextTask {
      func perform(on viewController: UIViewController, with context: Any?) async throws {
        for _ in 0..<2 { await Task.yield() }
      }
    }
    var sheet = State.Node(
      .container(.navigation), children: [.init(.screen(.login)), .init(.screen(.forgotPassword))], isStack: true)
    sheet.presented = .init(.init(.screen(.help)), style: UIModalPresentationStyle.pageSheet.rawValue)
    var root = State.Node(
      .container(.navigation), children: [.init(.screen(.home)), .init(.screen(.product(id: 1)))], isStack: true)
    root.presented = .init(sheet, style: UIModalPresentationStyle.pageSheet.rawValue)
    let state = State(root: root)
    var (done, cancelled) = (0, 0)
    for delay in 0..<60 {
      let old = UIViewController()
      let window = UIWindow.visible(old)
      let router = DefaultRouter(window: window)
      router.add(Slow())
      router.add(InlineInterceptor<Any?>(checking: { _ in await Task.yield() }))
      let task = Task { @MainActor in try await router.restore(state) }
      for _ in 0..<delay { await Task.yield() }
      task.cancel()
      switch await task.result {
      case .success:
        done += 1
        #expect(State(of: window) == state)
      case .failure(let error):
        cancelled += 1
        #expect(error is CancellationError)
        #expect(window.rootViewController === old)
        #expect(old.presentedViewController == nil)
      }
    }
    #expect(done > 0)
    #expect(cancelled > 0)
  }

  @Test("A hundred modals are there again")
  func restored() async throws {
    let window = UIWindow.visible(nil)
    let report = try await DefaultRouter(window: window).restore(State(json: modals(100).json()))
    #expect(report.restored.count == 101)
    #expect(report.dropped.isEmpty)
    var count = 0
    var top = window.rootViewController
    while let presented = top?.presentedViewController { (top, count) = (presented, count + 1) }
    #expect(count == 100)
  }
}
