#if !canImport(UIKit)
  import PortolanExecutor

  /// A series of walks with consecutive seeds, up to a number of operations.
  ///
  /// Each walk has its own seed, so that a failed one can be repeated alone: the seed of the campaign and the following
  /// ones.
  @MainActor
  package struct Campaign {
    package let seed: UInt64
    package let defect: Defect?
    package private(set) var operations = 0
    package private(set) var failures: [Failure] = []
    private var next: UInt64

    /// The number of failures after which further ones would reveal nothing new.
    package static let enough = 5

    /// A Boolean value that indicates whether walks are possible on this platform.
    nonisolated package static var isPossible: Bool { VirtualExecutor.isAvailable }

    package init(seed: UInt64, defect: Defect? = nil) {
      self.seed = seed
      self.defect = defect
      next = seed
    }

    /// The seed of the running walk, for the report of a crash in it.
    nonisolated(unsafe) package private(set) static var seedUnderWay: UInt64 = 0

    /// Takes walks until a number of operations is reached, or until enough walks have failed.
    ///
    /// - Parameters:
    ///   - limit: The number of operations of all walks together.
    ///   - isStopping: `true` to stop at the first failure.
    ///   - report: A closure that receives each failure when it is found.
    package mutating func run(
      until limit: Int, stoppingAtFailure isStopping: Bool = false, reportingTo report: (Failure) -> Void = { _ in }
    ) {
      while operations < limit, failures.count < Self.enough {
        let known = failures.count
        VirtualExecutor.shared.walk { takeWalk() }
        if failures.count > known, let failure = failures.last { report(failure) }
        if isStopping, !failures.isEmpty { return }
      }
    }

    private mutating func takeWalk() {
      Self.seedUnderWay = next
      let walk = Walk(seed: next, defect: defect)
      if let (violation, after) = walk.take() {
        operations += after
        failures.append(Failure(seed: next, walk: walk, violation: violation, after: after))
      } else {
        operations += walk.operations.count
      }
      next += 1
    }

    /// The result in one line.
    package var summary: String {
      "\(operations) operations, \(failures.count) violations"
    }
  }

  /// A walk that broke a rule, with the shortest walk that breaks it.
  package struct Failure: CustomStringConvertible {
    package let seed: UInt64
    package let rule: Violation.Rule
    /// The number of operations of the walk, and of the shortest one.
    package let length: Int
    package let shortestLength: Int
    package let description: String

    @MainActor
    init(seed: UInt64, walk: Walk, violation: Violation, after: Int) {
      let shortest = walk.shrunk(breaking: violation.rule, after: after)
      var diary: [String] = []
      let final = shortest.take { diary.append($0) }?.violation ?? violation
      self.seed = seed
      rule = violation.rule
      length = after
      shortestLength = shortest.operations.count
      let used = Set(shortest.operations.flatMap { $0.routes(among: shortest.configuration.routes.count) })
      var lines = [
        "Violation in the walk of seed \(seed): \(final.rule.rawValue)",
        "  \(final.detail)",
        "Shortest walk that shows it (\(shortestLength) of \(after) operations):",
        shortest.configuration.description(of: used),
      ]
      for (index, operation) in shortest.operations.enumerated() { lines.append("  \(index + 1). \(operation)") }
      lines += ["What happened:"] + diary
      if !final.hierarchy.isEmpty { lines.append("The hierarchy then:\n\(final.hierarchy)") }
      lines.append("To see it again: swift run walk --seed \(seed) --operations 1")
      description = lines.joined(separator: "\n")
    }
  }

  extension Operation {
    fileprivate func routes(among count: Int) -> [Int] {
      switch self {
      case .request(let order):
        switch order.mishap?.effect {
        case .awaitingRequest(let other), .beginningRequest(let other): [order.route % count, other % count]
        default: [order.route % count]
        }
      case .plan(let route, _): [route % count]
      default: []
      }
    }
  }
#endif
