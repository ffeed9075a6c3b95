/// A filter that runs the guards for every screen of a stored state and removes the parts that cannot be restored.
@MainActor
struct RestorationFilter<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node

  /// A report of the removed parts.
  ///
  /// It contains no restored screens yet.
  private(set) var report = RestorationReport<Target>()
  private let screens: ScreenBuilder

  init(_ screens: ScreenBuilder) {
    self.screens = screens
  }

  /// Removes the parts of a node that cannot be restored.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isInScreen: `true` if there is a screen around the node, whose assembly may build a controller that is none.
  /// - Returns: The remaining node, or `nil` if nothing remains.
  /// - Throws: `CancellationError` if the task was cancelled.
  mutating func admit(_ node: Node, isInScreen: Bool = false) async throws -> Node? {
    var isScreen = false
    switch node.content {
    case .screen(let screen):
      isScreen = true
      if let reason = try await screens.refusal(of: screen) {
        report.drop(node, because: reason)
        return nil
      }
    case .lost where !isInScreen:
      report.dropLost(node)
      return nil
    case .container, .lost: break
    }
    var admitted = node
    admitted.children = []
    admitted.selected = nil
    for (index, child) in node.children.enumerated() {
      if let child = try await admit(child, isInScreen: isInScreen || isScreen) {
        if node.selected == index { admitted.selected = admitted.children.count }
        admitted.children.append(child)
      } else if node.isStack {
        // The screens above it on the stack were reached through it.
        for above in node.children[(index + 1)...] {
          report.drop(above, because: "the screen below it on the stack is not restored")
        }
        break
      }
    }
    if !isScreen, admitted.children.isEmpty, !node.children.isEmpty {
      if let presented = node.presented { report.drop(presented.node, because: "its presenter is not restored") }
      return nil
    }
    if let presented = node.presented {
      admitted.presented = try await admit(presented.node).map { .init($0, style: presented.style) }
    }
    return admitted
  }
}
