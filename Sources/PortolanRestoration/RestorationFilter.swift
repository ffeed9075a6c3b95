/// A filter that runs the guards for every screen of a stored state and removes the parts that cannot be restored.
@MainActor
final class RestorationFilter<Target: Screen & Codable> {
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
  func admit(_ node: Node, isInScreen: Bool = false, isVisible: Bool = true) async throws -> Node? {
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
      let child = try await admit(child, isInScreen: isInScreen || isScreen, isVisible: isShown)
      guard add(child, at: index, of: node, to: &admitted) else { break }
    }
    let isEmpty = !isScreen && admitted.children.isEmpty && !node.children.isEmpty
    if let presented = modal(of: node, withoutPresenter: isEmpty, covering: removedCount > removedBefore) {
      admitted.presented = try await admit(presented.node, isVisible: isVisible).map {
        .init($0, style: presented.style)
      }
    }
    return isEmpty ? nil : admitted
  }

  /// Adds a child that remains, or notes what leaves with it.
  ///
  /// - Returns: `true` if the next child may remain.
  @inline(never) private func add(_ child: Node?, at index: Int, of node: Node, to admitted: inout Node)
    -> Bool
  {
    if let child {
      if node.selected == index { admitted.selected = admitted.children.count }
      admitted.children.append(child)
    } else if node.isStack {
      // The screens above it on the stack were reached through it.
      report.dropScreens(on: node, above: index)
      return false
    }
    return true
  }

  /// Returns the modal that a node presents, unless it must leave with what is below it.
  ///
  /// UIKit lets the container present what a screen in it has opened.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isAlone: `true` if the node does not remain.
  ///   - isCut: `true` if a screen below the modal does not remain.
  /// - Returns: The modal, or `nil` if there is none, or if it was reported.
  @inline(never) private func modal(
    of node: Node, withoutPresenter isAlone: Bool, covering isCut: Bool
  ) -> NavigationState<Target>.Presentation? {
    guard let presented = node.presented else { return nil }
    if isAlone {
      report.drop(presented.node, because: "its presenter is not restored")
    } else if case .lost = presented.node.content {
      return presented
    } else if isCut {
      report.drop(presented.node, because: "the screen below it is not restored")
    } else {
      return presented
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a node is no screen, or a screen that its guards allow.
  private func admitContent(of node: Node, isInScreen: Bool) async throws -> Bool {
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
