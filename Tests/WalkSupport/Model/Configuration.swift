#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// The initial state of a walk, drawn from its seed.
  struct Configuration {
    enum Clock: String, CaseIterable {
      case immediateInline, immediateLater, manualInline, manualLater
      /// Manual clocks on which transitions begin in a step of their own, as UIKit's begin in a later turn.
      case turnInline, turnLater
      /// Clocks on which transitions begin and end in the next turns of the scheduler, between the turns of the router's tasks.
      case nextTurnInline, nextTurnLater
    }

    var shape: Shape
    var clock: Clock
    var routes: [RoutePlan]
    var hasGlobalGuard: Bool
    var hasGlobalTask: Bool
    var defect: Defect?

    init(_ random: inout SeededGenerator, defect: Defect?) {
      shape = .root(&random)
      clock = random.pick(Clock.allCases)
      var routes: [RoutePlan] = []
      for index in 0..<(4 + random.below(4)) { routes.append(RoutePlan(index: index, &random)) }
      self.routes = routes
      hasGlobalGuard = random.chance(20)
      hasGlobalTask = random.chance(20)
      self.defect = defect
    }

    /// Simpler configurations, for a try after a walk has failed.
    var simplifications: [Configuration] {
      var simpler: [Configuration] = []
      func add(_ change: (inout Configuration) -> Void) {
        var copy = self
        change(&copy)
        simpler.append(copy)
      }
      if hasGlobalGuard { add { $0.hasGlobalGuard = false } }
      if hasGlobalTask { add { $0.hasGlobalTask = false } }
      if clock != .immediateInline { add { $0.clock = .immediateInline } }
      if clock == .manualLater || clock == .turnInline { add { $0.clock = .manualInline } }
      if clock == .turnLater || clock == .nextTurnInline { add { $0.clock = .turnInline } }
      if clock == .nextTurnLater { add { $0.clock = .nextTurnInline } }
      let screen = Shape.screen(refusesToLeave: false)
      for shape in [screen, .stack([screen]), .tabs([screen, screen]), .tabs([.stack([screen]), screen])]
      where shape.size < self.shape.size {
        add { $0.shape = shape }
      }
      for index in routes.indices {
        if !routes[index].guards.isEmpty { add { $0.routes[index].guards = [] } }
        if routes[index].hasTask { add { $0.routes[index].hasTask = false } }
        if routes[index].wrapsAction { add { $0.routes[index].wrapsAction = false } }
      }
      return simpler
    }

    /// Returns the description of the configuration with the routes that are used.
    ///
    /// - Parameter used: The indices of the requested routes.
    /// - Returns: The description, with an indented line for each part.
    func description(of used: Set<Int>) -> String {
      var shown = used.filter { $0 < routes.count }
      var open = Array(shown)
      while let index = open.popLast() {
        var others = routes[index].parts
        for case .redirecting(_, let target) in routes[index].guards { others.append(target % routes.count) }
        for other in others where shown.insert(other).inserted { open.append(other) }
      }
      var lines = ["window \(shape), \(clock) clock"]
      if hasGlobalGuard { lines.append("a guard for every request") }
      if hasGlobalTask { lines.append("a task for every controller") }
      if let defect { lines.append("planted: \(defect)") }
      for index in shown.sorted() { lines.append("route \(index): \(routes[index])") }
      return lines.map { "  " + $0 }.joined(separator: "\n")
    }
  }
#endif
