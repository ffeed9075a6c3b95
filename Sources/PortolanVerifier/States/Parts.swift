import PortolanHierarchy

/// The parts of a state that are compared with the same parts at the launch.
///
/// A part is a tab with its stack, a column of a split view, or a modal with what waits for it. A child of another container that is
/// shown instead of the first is a part too. Further parts are the width, the root, a link that waits, a further window, or a line
/// of `ToolApp.fingerprint`. A screen that may be pushed onto any stack is a part of its own, with the screens above it that start
/// from it. The selected tab and the texts of screens are no parts.
@MainActor
struct Parts {
  /// The kinds of parts, in their order.
  private enum Kind: UInt64 {
    case container, flag, window, link, pushed, modal
  }

  private struct Part: Equatable {
    var value: UInt64
    /// `true` if the part is as in an app that was never used, in case the launch does not have the part.
    var isFresh: Bool
  }

  private var parts: [UInt64: Part] = [:]
  private let look: (UIViewController) -> Look
  private let width: Int

  /// The look of a controller, and `true` if its screen may be pushed onto any stack.
  typealias Look = (hash: UInt64, isAddedAnywhere: Bool)

  /// Creates the parts of an app.
  ///
  /// - Parameters:
  ///   - windows: The windows.
  ///   - waiting: The destinations of navigations that wait for the user.
  ///   - unanswered: The number of events without an answer.
  ///   - flags: The flags that the app declares.
  ///   - look: A closure that returns what a controller shows.
  init(
    windows: [UIWindow], waiting: [String], unanswered: Int, flags: [String],
    look: @escaping (UIViewController) -> Look
  ) {
    self.look = look
    width = windows.first?.headless.horizontalSizeClass == .compact ? 1 : 2
    for (number, flag) in flags.enumerated() {
      parts[Self.place(.flag, number)] = Part(value: StableHasher.hash(of: flag), isFresh: flag.isEmpty)
    }
    // A further window is one part.
    for (number, window) in windows.dropFirst().enumerated() where window.rootViewController != nil {
      parts[Self.place(.window, number)] = Part(value: value(of: 0, in: HierarchyTree(of: window)), isFresh: false)
    }
    guard let window = windows.first else { return }
    let tree = HierarchyTree(of: window)
    let modals = tree.places.indices.filter { tree.places[$0].isPresented }
    // A link that waits for the user's answer belongs to the modal that asks.
    for number in 0..<max(0, modals.isEmpty ? unanswered : unanswered - 1) {
      parts[Self.place(.link, number)] = Part(value: 1, isFresh: false)
    }
    if !tree.places.isEmpty { visit(0, in: tree, at: Self.place(.container, 0)) }
    // Each modal is a part, with the navigations that wait for it.
    for (number, modal) in modals.enumerated() {
      var hasher = StableHasher()
      if modal == modals.last { for text in waiting { hasher.combine(text) } }
      add(modal, in: tree, at: Self.place(.modal, number), hasher, isFresh: false)
    }
  }

  /// Returns the number of parts that differ from those of a launch with the same width, and a hash of the first of these.
  ///
  /// An action usually leads to a state with the same first part, since tabs come first and modals last.
  func difference(from launches: [Parts]) -> (distance: UInt8, first: UInt16) {
    guard let first = launches.first else { return (0, 0) }
    // Turning the device changes how a split view controller arranges the same screens.
    let launch = launches.first { $0.width == width } ?? first
    var places = parts.filter { place, part in
      // A container that is not on the screen arranges its children when it is shown, so it may be as before the turn.
      let known = launch.parts[place] ?? launches.lazy.compactMap { $0.parts[place] }.first
      return known.map { $0 != part } ?? !part.isFresh
    }.map(\.key)
    places += launch.parts.filter { place, part in parts[place] == nil && !part.isFresh }.map(\.key)
    let place = places.min() ?? 0
    var hasher = StableHasher()
    hasher.combine(place)
    hasher.combine(parts[place]?.value ?? 0)
    return (
      UInt8(clamping: places.count + (width == first.width ? 0 : 1)), UInt16(truncatingIfNeeded: hasher.value >> 33)
    )
  }

  private mutating func visit(_ index: Int, in tree: HierarchyTree, at place: UInt64) {
    let (controller, container) = (tree.places[index].viewController, tree.places[index].container)
    let around = tree.places[index].parent < 0 ? nil : tree.places[tree.places[index].parent].viewController
    var hasher = StableHasher()
    // A tab that was opened differs from one that was not. The columns in it, which open with it, do not.
    hasher.combine(controller.isViewLoaded == (around?.isViewLoaded ?? true) ? 1 : 0)
    let isRevealed = around.map { self.isRevealed(tree.places[index], by: $0) } ?? false
    if isRevealed { hasher.combine(2) }
    guard let container, !container.isStack else {
      return add(index, in: tree, at: place, hasher, isFresh: !isRevealed)
    }
    hasher.combine(look(controller).hash)
    parts[place] = Part(value: hasher.value, isFresh: !isRevealed)
    for (number, child) in tree.children(of: index).enumerated() {
      visit(child, in: tree, at: Self.place(.container, number, in: place))
    }
  }

  /// Adds a controller with all that it contains, except for what may be pushed onto any stack.
  ///
  /// - Parameters:
  ///   - index: The place of the controller in the tree.
  ///   - tree: The tree.
  ///   - place: The place of the part.
  ///   - hasher: The hash of what belongs to the part besides.
  ///   - isFresh: `true` if the part is as in an app that was never used while it has one child at most.
  private mutating func add(
    _ index: Int, in tree: HierarchyTree, at place: UInt64, _ hasher: StableHasher, isFresh: Bool
  ) {
    var (hasher, here, count) = (hasher, place, 0)
    hasher.combine(look(tree.places[index].viewController).hash)
    let isStack = tree.places[index].container?.isStack ?? false
    for child in tree.children(of: index) {
      if isStack, count > 0, look(tree.places[child].viewController).isAddedAnywhere {
        parts[here] = Part(value: hasher.value, isFresh: isFresh && here == place && count == 1)
        (hasher, here) = (StableHasher(), Self.place(.pushed, 0, in: here))
      }
      hasher.combine(value(of: child, in: tree))
      count += 1
    }
    parts[here] = Part(value: hasher.value, isFresh: isFresh && here == place && count <= 1)
  }

  /// Returns the hash of a controller, and of all that it contains.
  private func value(of index: Int, in tree: HierarchyTree) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(look(tree.places[index].viewController).hash)
    let children = tree.children(of: index)
    hasher.combine(children.count)
    for child in children { hasher.combine(value(of: child, in: tree)) }
    return hasher.value
  }

  /// Returns a Boolean value that indicates whether a container of the app shows a child other than its first, such as an open menu.
  ///
  /// The selected tab is no part, and columns stand beside each other.
  private func isRevealed(_ child: HierarchyTree.Place, by container: UIViewController) -> Bool {
    child.position > 0 && child.isShown && !(container is UITabBarController || container is UISplitViewController)
  }

  private static func place(_ kind: Kind, _ number: Int, in parent: UInt64 = 0) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(parent)
    hasher.combine(number)
    return hasher.value >> 3 | kind.rawValue << 61
  }
}
