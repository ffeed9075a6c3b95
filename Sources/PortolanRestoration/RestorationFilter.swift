/// A filter that runs the guards for every screen of a stored state and removes the parts that cannot be restored.
@MainActor
struct RestorationFilter<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node

  /// A report of the removed parts.
  ///
  /// It contains no restored screens yet.
  private(set) var report = RestorationReport<Target>()
  private let screens: ScreenBuilder
  /// The number of visible screens that were removed.
  private var removedCount = 0

  init(_ screens: ScreenBuilder) {
    self.screens = screens
  }

  /// Removes the parts of a node that cannot be restored.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isInScreen: `true` if there is a screen around the node, whose assembly may build a controller that is none.
  ///   - isVisible: `true` if the user sees the node, or what it presents.
  /// - Returns: The remaining node, or `nil` if nothing remains.
  /// - Throws: `CancellationError` if the task was cancelled.
  mutating func admit(_ node: Node, isInScreen: Bool = false, isVisible: Bool = true) async throws -> Node? {
    guard try await admitContent(of: node, isInScreen: isInScreen) else {
      if isVisible { removedCount += 1 }
      return nil
    }
    let removedBefore = removedCount
    let isScreen = if case .screen = node.content { true } else { false }
    var admitted = node
    admitted.children = []
    (admitted.selected, admitted.presented) = (nil, nil)
    for (index, child) in node.children.enumerated() {
      // A stack shows its last screen, which a screen below it takes along.
      let isShown = isVisible && (node.selected ?? index == index || node.isStack)
      if let child = try await admit(child, isInScreen: isInScreen || isScreen, isVisible: isShown) {
        if node.selected == index { admitted.selected = admitted.children.count }
        admitted.children.append(child)
      } else if node.isStack {
        // The screens above it on the stack were reached through it.
        report.dropScreens(on: node, above: index)
        break
      }
    }
    if !isScreen, admitted.children.isEmpty, !node.children.isEmpty {
      if let presented = node.presented { report.drop(presented.node, because: "its presenter is not restored") }
      return nil
    }
    guard let presented = node.presented else { return admitted }
    // UIKit lets the container present what a screen in it has opened.
    let isLost = if case .lost = presented.node.content { true } else { false }
    if removedCount > removedBefore, !isLost {
      report.drop(presented.node, because: "the screen below it is not restored")
    } else {
      admitted.presented = try await admit(presented.node, isVisible: isVisible).map { .init($0, style: presented.style) }
    }
    return admitted
  }

  /// Returns a Boolean value that indicates whether a node is no screen, or a screen that its guards allow.
  private mutating func admitContent(of node: Node, isInScreen: Bool) async throws -> Bool {
    switch node.content {
    case .screen(let screen):
      guard let reason = try await screens.refusal(of: screen) else { return true }
      report.drop(node, because: reason)
      return false
    case .lost where !isInScreen:
      report.dropLost(node)
      return false
    case .container, .lost: return true
    }
  }
}
