#if !canImport(UIKit)
  import PortolanExecutor

  /// A series of walks through generated apps, with consecutive seeds, whose states are stored and restored.
  @MainActor
  package struct RestoredCampaign {
    package private(set) var operations = 0
    package private(set) var failures: [String] = []
    private var next: UInt64

    package init(seed: UInt64) { next = seed }

    /// Takes walks until a number of operations is reached, or until enough walks have failed.
    ///
    /// - Parameters:
    ///   - limit: The number of operations of all walks together.
    ///   - report: A closure that receives each failure when it is found.
    package mutating func run(until limit: Int, reportingTo report: (String) -> Void = { _ in }) {
      while operations < limit, failures.count < Campaign.enough {
        if let failure = VirtualExecutor.shared.walk({ takeWalk() }) {
          failures.append(failure)
          report(failure)
        }
      }
    }

    private mutating func takeWalk() -> String? {
      let (seed, walk) = (next, RestoredWalk(seed: next))
      next += 1
      guard let (fault, after) = walk.take() else {
        operations += walk.operations.count
        return nil
      }
      operations += after
      let shortest = walk.shrunk(to: after)
      let lines = shortest.operations.enumerated().map { "  \($0 + 1). \($1.description(in: walk.app))" }
      return """
        A state is not restored in the walk of seed \(seed): \(walk.app.shape), \(walk.isCompact ? "compact" : "regular")
        \(lines.joined(separator: "\n"))
        \(shortest.take()?.fault ?? fault)
        To see it again: swift run walk restored --seed \(seed) --operations 1
        """
    }

    /// The result in one line.
    package var summary: String { "\(operations) operations, \(failures.count) states not restored" }
  }

  extension RestoredWalk.Operation {
    func description(in app: GeneratedApp) -> String {
      switch self {
      case .navigate(let number): "navigate to \(app.screens[number % app.screens.count])"
      case .tapTab(let number): "tap tab \(number)"
      case .back: "back"
      case .swipeDown: "swipe down"
      case .turn(let andBack): andBack ? "turn the device there and back" : "turn the device"
      }
    }
  }
#endif
