/// Builds the controllers of a stored state, off-window.
@MainActor
final class Reassembly<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node

  /// A level over the root: what is presented, and by whom.
  struct Level {
    let node: Node
    let style: UIModalPresentationStyle
    let number: Int
  }

  /// The levels over the root, in the order in which they are presented.
  private(set) var levels: [Level] = []
  private let root: Node
  private let surroundings: RouterSurroundings
  /// Who presents each level, once that controller is built.
  private var presenters: [Int: UIViewController] = [:]

  init(_ root: Node, surroundings: RouterSurroundings) {
    self.root = root
    self.surroundings = surroundings
    collectLevels(of: root)
  }

  func buildRoot() async throws -> UIViewController {
    var number = 0
    return try await build(root, nextLevel: &number, isLevel: true)
  }

  func build(_ level: Level) async throws -> UIViewController {
    var number = level.number + 1
    return try await build(level.node, nextLevel: &number, isLevel: true)
  }

  func presenter(of level: Level) -> UIViewController? {
    presenters[level.number]
  }

  /// Finds the levels in the order in which ``build(_:nextLevel:isLevel:)`` comes to their presenters.
  private func collectLevels(of node: Node) {
    for child in node.children { collectLevels(of: child) }
    guard let presented = node.presented else { return }
    let style = UIModalPresentationStyle(rawValue: presented.style) ?? .automatic
    levels.append(Level(node: presented.node, style: style, number: levels.count))
    collectLevels(of: presented.node)
  }

  private func build(_ node: Node, nextLevel: inout Int, isLevel: Bool) async throws -> UIViewController {
    let viewController: UIViewController
    switch node.content {
    case .screen(let screen):
      viewController = (surroundings.assemblies.assembly(for: screen) ?? screen.assembly).build()
      viewController.setScreen(screen)
      // The controller of a level gets the router's own tasks as every controller that is built does.
      if !isLevel {
        for task in surroundings.contextTasks { try await task.perform(on: viewController, with: screen) }
      }
      if let step = try screen.step.node.step(with: screen), step.definition.hasContextTasks {
        try await step.runContextTasks(on: viewController)
      }
    case .container(.navigation): viewController = UINavigationController()
    case .container(.tabs): viewController = UITabBarController()
    case .container(.split): viewController = UISplitViewController()
    case .lost(let name): preconditionFailure("\(name) was to be left out")
    }
    try await fill(viewController, as: node, nextLevel: &nextLevel)
    return viewController
  }

  /// Gives a container the children that it had, using those that it was built with.
  private func fill(_ viewController: UIViewController, as node: Node, nextLevel: inout Int) async throws {
    if let container = viewController.container, !node.children.isEmpty {
      var own = container.containedViewControllers
      // A stack is what it was. Tabs and columns that the assembly brings today stay, whatever was stored.
      var children = node.isStack ? [] : own
      var restored: [UIViewController] = []
      for (index, child) in node.children.enumerated() {
        if let position = own.firstIndex(where: { Node.Content($0) == child.content }) {
          let found = own.remove(at: position)
          try await fill(found, as: child, nextLevel: &nextLevel)
          if node.isStack { children.append(found) }
          restored.append(found)
        } else {
          let built = try await build(child, nextLevel: &nextLevel, isLevel: false)
          children.insert(built, at: min(index, children.count))
          restored.append(built)
        }
      }
      if !children.hasSameInstances(as: container.containedViewControllers) {
        try await container.setContainedViewControllers(children, animated: false)
      }
      if let selected = node.selected { try await container.makeVisible(restored[selected], animated: false) }
    }
    if node.presented != nil {
      presenters[nextLevel] = viewController
      nextLevel += 1
      skipLevels(of: node.presented!.node, nextLevel: &nextLevel)
    }
  }

  private func skipLevels(of node: Node, nextLevel: inout Int) {
    for child in node.children { skipLevels(of: child, nextLevel: &nextLevel) }
    guard let presented = node.presented else { return }
    nextLevel += 1
    skipLevels(of: presented.node, nextLevel: &nextLevel)
  }
}
