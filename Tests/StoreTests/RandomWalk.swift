import PortolanHierarchy

#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestSupport
  import PortolanTool
  import StoreApp
  import StoreTool

  /// A walk through the store by random requests and gestures, with a check after each.
  @MainActor
  final class RandomWalk {
    private let store: Store
    private let run: ToolRun<StoreUnderTool>
    private let login: LoginAnswers
    private var generator: SeededGenerator
    private var census: [ObjectIdentifier: WeakScreen] = [:]
    private var history: [String] = []
    /// The faults, with the operations that led there.
    private(set) var faults: [String] = []
    /// The number of answers of each kind, as a sign of whether the walk reached anything.
    private(set) var answers: [String: Int] = [:]

    /// The number of purchases.
    var receiptCount: Int { store.shop.receipts.count }

    private struct WeakScreen {
      weak var viewController: UIViewController?
      let name: String
    }

    /// The failures that routes of the store may have, in contrast to faults.
    private static let expected: Set<RoutingError.Code> = [
      .rootNotReplaceable, .notFound, .notDismissible, .containerNotFound, .superseded,
    ]

    /// The moment when the transitions of a walk begin and end.
    enum Mode: Sendable {
      /// Inside the calls that ask for them.
      case immediate
      /// In the next turns of the main actor, as on a phone, and completions in turns of their own.
      case turn
    }

    private let turns: NextTurnTransitionClock?

    init(seed: UInt64, mode: Mode) async throws {
      generator = SeededGenerator(seed: seed)
      let login = LoginAnswers(seed: seed)
      self.login = login
      run = ToolRun(try await StoreUnderTool { try login.next(in: $0) })
      store = run.app.store
      turns = mode == .turn ? NextTurnTransitionClock(completions: .later) : nil
      store.window.headless.transitionClock = turns ?? ImmediateTransitionClock(completions: .inline)
    }

    /// Returns when nothing moves, at once on the immediate clock.
    private func rest() async {
      // The app may begin another transition before this code continues.
      while let turns, !turns.isIdle { await turns.waitUntilIdle() }
    }

    func walk(_ count: Int) async {
      for _ in 0..<count where faults.isEmpty {
        let operation = chooseOperation()
        history.append("\(operation)")
        if ProcessInfo.processInfo.environment["STORE_WALK_TRACE"] != nil { print(history.count, operation) }
        await perform(operation)
        await rest()
        await check("after \(operation)")
      }
    }

    private func chooseOperation() -> WalkOperation {
      // A visible field is filled in more often than by pure chance.
      if run.possibleSteps.contains(where: { $0.hasPrefix("type ") }), Int.random(in: 0..<3, using: &generator) == 0 {
        return .step("type Ahoy")
      }
      // A checkout continues with a higher probability. Otherwise walks would hardly ever reach a receipt.
      let ways = ["tap Check out", "tap Continue", "tap Pay"].filter { run.possibleSteps.contains($0) }
      if let way = ways.first, Bool.random(using: &generator) { return .step(way) }
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<9:
        let (name, destination) = store.routes.randomDestination(using: &generator)
        return .navigate(name, destination)
      case 9:
        return .both(
          store.routes.randomDestination(using: &generator), store.routes.randomDestination(using: &generator))
      case 10:
        let (name, destination) = store.routes.randomDestination(using: &generator)
        return .cancelled(name, destination)
      case 11:
        let steps = [
          "log in", "log out", "type Ahoy", "type ", "store://products/3", "store://settings",
          "shortcut example.store.catalogue", "activity https://store.example/bag",
        ]
        return .step(steps.randomElement(using: &generator)!)
      case 12: return .abortedGesture
      case 13: return .resize(isWide: Bool.random(using: &generator))
      default: return run.possibleSteps.randomElement(using: &generator).map { .step($0) } ?? .abortedGesture
      }
    }

    private func perform(_ operation: WalkOperation) async {
      switch operation {
      case .navigate(_, let destination): await navigate(to: destination)
      case .both(let one, let other):
        async let first: Void = navigateAmongOthers(to: one.1)
        async let second: Void = navigateAmongOthers(to: other.1)
        _ = await (first, second)
      case .cancelled(_, let destination):
        let task = Task { await self.navigate(to: destination) }
        task.cancel()
        await task.value
      case .step(let text):
        do {
          try await run.perform(text)
          for error in await run.settle() { expect(error) }
        } catch {
          // An event can be refused for the same reasons as a navigation. A step can also fail because there is no text
          // field, or because the sheet must not be swiped away.
          if text.contains(":") || text.hasPrefix("shortcut") {
            expect(error)
          } else if !text.hasPrefix("type"), text != "swipe down" {
            faults.append("\(text) cannot be done: \(error)")
          }
        }
      case .abortedGesture:
        // A link may have waited for what the last operation did.
        for error in await run.settle() { expect(error) }
        let before = WindowInstances(of: store.window)
        let snapshot = HierarchySnapshot(of: store.window)
        _ = try? store.window.user.swipeBack(completing: false)
        await rest()
        _ = try? store.window.user.swipeDown(completing: false)
        await rest()
        if WindowInstances(of: store.window) != before {
          faults.append("a gesture that was let go had an effect; before it:\n\(snapshot)")
        }
      case .resize(let isWide): store.window.user.resize(to: isWide ? .regular : .compact)
      }
    }

    private func navigate(to destination: Destination) async {
      let instances = WindowInstances(of: store.window)
      let snapshot = HierarchySnapshot(of: store.window)
      // The controllers are not retained, since a retained login screen would keep the guard waiting.
      let present = TreeFaults(store.window).seen.values.map { WeakScreen(viewController: $0, name: "\(type(of: $0))") }
      let askedCount = login.askedCount
      do {
        let reached = try await store.router.navigate(to: destination).viewController
        count("reached")
        if !store.window.everythingVisible.contains(where: { $0 === reached }) {
          faults.append(
            "\(type(of: reached)) was reached, and is not what the user sees:\n\(HierarchySnapshot(of: store.window))")
        }
      } catch {
        expect(error)
        // Changes that a guard made itself are not faults.
        guard login.askedCount == askedCount else { return }
        if WindowInstances(of: store.window) != instances {
          faults.append("a failure changed controllers: \(error)")
        }
        for gone in present where gone.viewController == nil { faults.append("a failure lost \(gone.name)") }
        if HierarchySnapshot(of: store.window) != snapshot {
          faults.append("a failure changed the hierarchy: \(error)")
        }
      }
    }

    private func navigateAmongOthers(to destination: Destination) async {
      do {
        try await store.router.navigate(to: destination)
        count("reached")
      } catch {
        expect(error)
      }
    }

    private func expect(_ error: any Error) {
      if let error = error as? RoutingError {
        count("\(error.code)")
        if !Self.expected.contains(error.code) { faults.append("an unexpected failure: \(error)") }
      } else {
        count("\(type(of: error))")
      }
    }

    private func hasStragglers(besides tree: TreeFaults) -> Bool {
      census.contains { tree.seen[$0.key] == nil && $0.value.viewController != nil }
    }

    private func count(_ answer: String) {
      answers[answer, default: 0] += 1
    }

    private func check(_ moment: String) async {
      let tree = TreeFaults(store.window)
      faults += tree.faults
      for (identity, viewController) in tree.seen where census[identity]?.viewController == nil {
        census[identity] = WeakScreen(viewController: viewController, name: "\(type(of: viewController))")
      }
      // A collapsed split view keeps its second column for a later expansion.
      let keepsColumns = tree.seen.values.contains { ($0 as? UISplitViewController)?.isCollapsed ?? false }
      // A task that has ended its wait resumes through another thread, and holds its screens until then. The limit is
      // below the shortest time that the router waits for an event, so that a wait that is not ended is found.
      if !keepsColumns { await until(within: .milliseconds(200), turns: 100) { !hasStragglers(besides: tree) } }
      census = census.filter { $0.value.viewController != nil }
      for (identity, screen) in census where tree.seen[identity] == nil && !keepsColumns {
        faults.append("\(screen.name) left and is still alive")
      }
      guard !faults.isEmpty else { return }
      faults.append("\(moment), after \(history.count) operations, the last: \(history.suffix(12))")
      faults.append(HierarchySnapshot(of: store.window).description)
    }
  }
#endif
