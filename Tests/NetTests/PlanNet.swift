#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestSupport
  import PortolanTool
  @testable import PortolanVerifier

  /// The plans of all sample screens of an app, from every state that an exploration reaches.
  @MainActor
  final class PlanNet<App: VerifiableApp> {
    /// The plans to one screen from the states with the same screen on top.
    private struct Row {
      var count = 0
      /// The sum of the plans' hashes that does not depend on the order of the states.
      var digest: UInt64 = 0
      /// The plan from the first state, as JSON, or the error.
      var first = ""
    }

    private var rows: [String: Row] = [:]
    private var fingerprints: [UInt64] = []
    private let encoder = JSONEncoder()

    init() {
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Explores the app and writes three files: the fingerprints of the states, the digests of the plans, and some plans in full.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - depth: The number of actions to the farthest states where actions are taken.
    /// - Returns: The names of the files that have changed.
    /// - Throws: The error of the exploration, or of the file system.
    func draw(_ name: String, depth: Int) throws -> [String] {
      let explorer = try Verifying.run {
        var bounds = VerificationBounds(depth: depth, states: 20_000)
        bounds.stage = .everything
        // The net goes as far as for an app that declares no maximum.
        bounds.controllers = App.maximumControllers.map { $0 + 3 }
        let explorer = try Explorer<App>(bounds, options: App.launchOptions)
        explorer.onState = { [self] in note($0, $1) }
        try explorer.run()
        return explorer
      }
      let states = "depth \(depth): \(explorer.graph.nodes.count) states"
      let keys = rows.keys.sorted()
      // About seventy of an app, spread over the pairs.
      let stride = max(1, keys.count / 70)
      let sample = keys.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
      return try [
        Net.write("\(name)-states.txt", [states] + fingerprints.sorted().map { String($0, radix: 16) }),
        Net.write(
          "\(name)-plans.txt", keys.map { "\($0): \(rows[$0]!.count) \(String(rows[$0]!.digest, radix: 16))" }),
        Net.write("\(name)-sample.txt", sample.map { "\($0): \(rows[$0]!.first)" }),
      ].compactMap { $0 }
    }

    private func note(_ stepper: Stepper<App>, _ node: StateGraph.Node) {
      fingerprints.append(node.state)
      for screen in App.samples {
        let plan = plan(to: screen, by: stepper.subject.app.router)
        var row = rows["\(stepper.top) -> \(screen)", default: Row(first: plan)]
        row.count += 1
        var hasher = StableHasher()
        hasher.combine(plan)
        row.digest &+= hasher.value
        rows["\(stepper.top) -> \(screen)"] = row
      }
    }

    private func plan(to screen: App.AppScreen, by router: DefaultRouter) -> String {
      do { return String(decoding: try encoder.encode(router.plan(to: screen)), as: UTF8.self) } catch let error
        as RoutingError
      {
        return "\(error.code): \(error.reason)"
      } catch { return "\(error)" }
    }
  }
#endif
