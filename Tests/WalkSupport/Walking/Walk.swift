#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// A sequence of operations in a configuration, both drawn from a seed.
  @MainActor
  struct Walk {
    var configuration: Configuration
    var operations: [Operation]

    init(seed: UInt64, defect: Defect?) {
      var random = SeededGenerator(seed: seed)
      configuration = Configuration(&random, defect: defect)
      operations = []
      for _ in 0..<(20 + random.below(80)) { operations.append(Operation(&random)) }
    }

    private static var unfinished: [World] = []

    /// Takes the walk in a running scheduler.
    ///
    /// - Parameter diary: A closure that receives each event as a line.
    /// - Returns: The first violated rule and the number of operations before it, or `nil` if no rule was violated.
    func take(diary: ((String) -> Void)? = nil) -> (violation: Violation, after: Int)? {
      let warn = UIKitWarnings.handler
      defer { UIKitWarnings.handler = warn }
      weak var window: UIWindow?
      let census: Census
      var failure: (violation: Violation, after: Int)?
      do {
        let world = World(configuration, keepingDiary: diary != nil)
        window = world.window
        census = world.census
        UIKitWarnings.handler = { [unowned world] in world.noteWarning($0) }
        failure = take(in: world)
        for line in world.diary { diary?(line) }
        world.settle()
        // Code that waits for ever must not outlive its world.
        if !world.open.isEmpty { Self.unfinished.append(world) }
      }
      if failure == nil, window != nil || !census.living.isEmpty {
        let names = census.living.map { "\(type(of: $0)) \($0.title ?? "")" }.joined(separator: ", ")
        let detail = "\(window == nil ? "" : "the window, ")\(names) alive after the window was given up"
        failure = (Violation(rule: .whatLeftIsReleased, detail: detail, hierarchy: ""), operations.count)
      }
      return failure
    }

    private func take(in world: World) -> (violation: Violation, after: Int)? {
      world.check()
      if let violation = world.violation { return (violation, 0) }
      for (index, operation) in operations.enumerated() {
        world.note("  \(index + 1). \(operation)")
        world.perform(operation)
        world.check()
        if let violation = world.violation { return (violation, index + 1) }
      }
      world.note("  At the end")
      world.conclude()
      return world.violation.map { ($0, operations.count) }
    }
  }
#endif
