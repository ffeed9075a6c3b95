/// The screens that an exploration has reached, with what leads from one to another, for the page of the results.
struct ExploredMap: Codable {
  /// A screen on top, common to many states.
  struct Screen: Codable {
    let name: String
    /// The number of actions on the shortest way to it, or `nil` if it was never reached.
    let depth: Int?
    var states = 0
    /// The number of states where every action was tried.
    var done = 0
    var isHome = false
  }

  /// The actions that lead from one screen to another.
  struct Edge: Codable, Hashable {
    let from: Int
    let to: Int
    /// `gesture`, `event` or `other`.
    let kind: String
    var actions: [String] = []
  }

  /// An action of a story, with the screen that follows it.
  struct Step: Codable {
    let action: String
    let top: String
    let text: String
  }

  /// The most actions that are listed for one edge.
  static let actionLimit = 12

  var screens: [Screen] = []
  var edges: [Edge] = []
  /// The steps of each violation, in the order of the report, with a launch as the first step of each way.
  var stories: [[Step]] = []
}

extension ExploredMap {
  /// Creates the map of an exploration, without stories.
  @MainActor
  init<App: VerifiableApp>(of explorer: Explorer<App>) {
    let graph = explorer.graph
    var numbers: [String: Int] = [:]
    var places = [Int](repeating: 0, count: graph.nodes.count)
    for (index, node) in graph.nodes.enumerated() {
      let name = explorer.table.name(Int(node.top))
      if numbers[name] == nil {
        numbers[name] = screens.count
        screens.append(Screen(name: name, depth: Int(node.depth)))
      }
      let number = numbers[name] ?? 0
      places[index] = number
      screens[number].states += 1
      if node.isDone { screens[number].done += 1 }
      if node.isHome { screens[number].isHome = true }
    }
    for screen in App.reachableScreens {
      let name = ValueText.of(screen)
      if numbers[name] == nil { screens.append(Screen(name: name, depth: nil)) }
    }
    addEdges(of: graph, places, explorer.moves.moves)
  }

  private mutating func addEdges(of graph: StateGraph, _ places: [Int], _ moves: [Move]) {
    var known: [Edge: Int] = [:]
    var listed: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() {
      for (place, target) in node.targets.enumerated() where target >= 0 && Int(target) != index {
        let move = Int(node.moves[place])
        let edge = Edge(from: places[index], to: places[Int(target)], kind: "\(moves[move].kind)")
        let number = known[edge] ?? edges.count
        if number == edges.count {
          known[edge] = number
          edges.append(edge)
        }
        guard edges[number].actions.count < Self.actionLimit,
          listed.insert(number << 32 | move).inserted
        else { continue }
        edges[number].actions.append(moves[move].text)
      }
    }
  }
}

extension Explorer {
  /// Plays the stories of a violation, and returns what the user sees after each action.
  ///
  /// - Throws: An error of a launch.
  func steps(of violation: Violation) throws -> [ExploredMap.Step] {
    let own = App.steps.map(\.spelling)
    var steps: [ExploredMap.Step] = []
    for way in violation.ways {
      let stepper = try Stepper(table, exceptions, options: options)
      steps.append(step((["launch"] + options).joined(separator: " "), stepper))
      for (index, text) in way.enumerated() {
        // An action that ends the process leads to no screen.
        if violation.rule == Rule.trap.rawValue, index == way.count - 1 {
          steps.append(ExploredMap.Step(action: text, top: "", text: violation.reason))
          continue
        }
        _ = stepper.travel(try Move(text, own: own))
        steps.append(step(text, stepper))
      }
      stepper.subject.end()
    }
    return steps
  }

  private func step(_ action: String, _ stepper: Stepper<App>) -> ExploredMap.Step {
    ExploredMap.Step(action: action, top: stepper.top, text: stepper.subject.app.window.renderedText)
  }
}
