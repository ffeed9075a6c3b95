import Foundation
import Portolan
import Testing

/// A flow with one screen that is pushed or presented as its maker chooses, and with any number of flows inside.
@MainActor
private final class OneScreenFlow: Flow<Int> {
  let screen = FormViewController()
  private(set) var wasShown = false
  private let show: @MainActor (FormViewController) -> Void
  private let delay: Int

  init(delay: Int, show: @escaping @MainActor (FormViewController) -> Void) {
    self.delay = delay
    self.show = show
  }

  override func start() async throws {
    for _ in 0..<delay { await Task.yield() }
    follow(screen)
    show(screen)
    var level: UIViewController = screen
    while let parent = level.parent { level = parent }
    // The stack that a screen is in may have been refused.
    wasShown = level is UITabBarController || level.presentingViewController != nil
  }
}

/// One call of `run`, and what came of it.
@MainActor
private final class Call {
  weak var flow: OneScreenFlow?
  weak var screen: FormViewController?
  private(set) var answers = 0
  private(set) var task: Task<Void, Never>?

  init(_ flow: OneScreenFlow, by parent: OneScreenFlow?) {
    self.flow = flow
    screen = flow.screen
    task = Task { @MainActor [weak parent] in
      _ = if let parent { try? await parent.run(flow) } else { try? await run(flow) }
      answers += 1
    }
  }

  var isOver: Bool { answers > 0 }
}

@Suite("Random days of flows", .everyCompletion, .serialized, .limited)
@MainActor
struct RandomFlowTests {
  /// Set FLOW_SEEDS to live more days.
  private nonisolated static let seeds: Range<UInt64> = {
    let count =
      ProcessInfo.processInfo.environment["FLOW_SEEDS"].flatMap(UInt64.init) ?? UInt64(30 * RandomEffort.factor)
    return 1250..<1250 + count
  }()

  @Test(
    "Every run returns once, and leaves neither a screen nor a flow behind", .headlessOnly, arguments: seeds)
  func everyRunReturns(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let stacks = [stack(HomeViewController()), stack(OtherViewController())]
    let tabs = tabs(stacks[0], stacks[1])
    let app = App(root: tabs, isManual: Bool.random(using: &generator))
    var calls: [Call] = []
    var log: [String] = []

    func newFlow() -> OneScreenFlow {
      let isAnimated = Bool.random(using: &generator)
      let delay = Int.random(in: 0...2, using: &generator)
      let kind = Int.random(in: 0..<4, using: &generator)
      log.append("flow \(calls.count) of kind \(kind), delay \(delay), animated \(isAnimated)")
      return OneScreenFlow(delay: delay) { screen in
        // What is pushed or presented during a transition waits in UIKit, where no flow that ends meanwhile can take it back.
        app.clock.runToEnd()
        if kind < 2 {
          stacks[kind].pushViewController(screen, animated: isAnimated)
        } else {
          var top: UIViewController = tabs
          while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
          present(kind == 2 ? screen : stack(screen), on: top, animated: isAnimated)
        }
      }
    }

    for _ in 0..<25 {
      let live = calls.compactMap { $0.isOver ? nil : $0.flow }
      switch Int.random(in: 0..<14, using: &generator) {
      case 0, 1: calls.append(Call(newFlow(), by: nil))
      case 2, 3:
        let parent = live.randomElement(using: &generator)
        log.append("inside \(parent.flatMap { parent in calls.firstIndex { $0.flow === parent } } ?? -1)")
        calls.append(Call(newFlow(), by: parent))
      case 4:
        log.append("finish")
        live.randomElement(using: &generator)?.finish(1)
      case 5:
        log.append("fail")
        live.randomElement(using: &generator)?.fail(Failure())
      case 6:
        log.append("cancel the task")
        calls.randomElement(using: &generator)?.task?.cancel()
      case 7:
        log.append("back")
        try? app.window.user.back()
      case 8:
        let isLetGo = Bool.random(using: &generator)
        log.append("swipe back, let go: \(isLetGo)")
        try? app.window.user.swipeBack(completing: !isLetGo)
      case 9:
        let isLetGo = Bool.random(using: &generator)
        log.append("swipe down, let go: \(isLetGo)")
        _ = try? app.window.user.swipeDown(completing: !isLetGo)
      case 10:
        log.append("another tab")
        _ = try? app.window.user.tap(tab: "Tab \(Int.random(in: 0...1, using: &generator))")
      case 11:
        let stack = stacks.randomElement(using: &generator)
        log.append("pop to root in stack \(stack === stacks[0] ? 0 : 1)")
        stack?.popToRootViewController(animated: Bool.random(using: &generator))
      case 12:
        log.append("dismiss all")
        if tabs.presentedViewController != nil { dismiss(tabs, animated: Bool.random(using: &generator)) }
      default:
        log.append("time")
        app.clock.runToEnd()
      }
      for _ in 0..<Int.random(in: 0...6, using: &generator) { await Task.yield() }
    }

    // A flow whose screen has left is over, whether the user saw it leave or not.
    func isThere(_ screen: UIViewController) -> Bool {
      var level: UIViewController? = screen
      while let current = level {
        if current === tabs { return true }
        level = current.parent ?? current.presentingViewController
      }
      return false
    }
    func isPlaced(_ flow: OneScreenFlow?) -> Bool { flow.map { !$0.wasShown || isThere($0.screen) } ?? true }
    for _ in 0..<100 where !app.clock.isIdle || !calls.allSatisfy({ $0.isOver || isPlaced($0.flow) }) {
      app.clock.runToEnd()
      await settle()
    }
    let left = calls.indices.filter { !calls[$0].isOver && !isPlaced(calls[$0].flow) }
    #expect(left.isEmpty, "of \(log.joined(separator: "\n"))\n\(HierarchySnapshot(of: app.window))")

    for call in calls { call.flow?.cancel() }
    for _ in 0..<400 where !calls.allSatisfy(\.isOver) {
      await until { !app.clock.isIdle || calls.allSatisfy(\.isOver) }
      app.clock.runToEnd()
    }
    // A screen whose presentation was still to begin is closed when it arrives.
    await until {
      app.clock.runToEnd()
      return tabs.presentedViewController == nil && calls.allSatisfy { $0.flow == nil && $0.screen == nil }
    }
    let story = log.joined(separator: "\n") + "\n\(HierarchySnapshot(of: app.window))"
    #expect(calls.map(\.answers) == calls.map { _ in 1 }, "\(story)")
    #expect(tabs.presentedViewController == nil, "\(story)")
    #expect(calls.allSatisfy { $0.flow == nil }, "\(story)")
    #expect(stacks.allSatisfy { $0.viewControllers.count == 1 }, "\(story)")
    #expect(calls.allSatisfy { $0.screen == nil }, "\(story)")
  }
}
