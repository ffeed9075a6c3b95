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

  /// The look of a controller.
  struct Look {
    let hash: UInt64
    /// `true` if its screen may be pushed onto any stack.
    var isAddedAnywhere = false
  }

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
    // A link that waits for the user's answer belongs to the modal that asks.
    let isAsked = windows.first?.rootViewController?.presentedViewController != nil
    for number in 0..<max(0, isAsked ? unanswered - 1 : unanswered) {
      parts[Self.place(.link, number)] = Part(value: 1, isFresh: false)
    }
    // A further window is one part.
    for (number, window) in windows.dropFirst().enumerated() {
      guard let root = window.rootViewController else { continue }
      parts[Self.place(.window, number)] = Part(value: value(of: root), isFresh: false)
    }
    guard let root = windows.first?.rootViewController else { return }
    visit(root, at: Self.place(.container, 0))
    // Each modal is a part, with the navigations that wait for it.
    var (level, modal) = (0, root.presentedViewController)
    while let presented = modal {
      modal = presented.presentedViewController
      var hasher = StableHasher()
      if modal == nil { for text in waiting { hasher.combine(text) } }
      add(presented, at: Self.place(.modal, level), hasher, isFresh: false)
      level += 1
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

  private mutating func visit(_ controller: UIViewController, at place: UInt64, in container: UIViewController? = nil) {
    var hasher = StableHasher()
    // A tab that was opened differs from one that was not. The columns in it, which open with it, do not.
    hasher.combine(controller.isViewLoaded == (container?.isViewLoaded ?? true) ? 1 : 0)
    let isRevealed = container.map { self.isRevealed(controller, by: $0) } ?? false
    if isRevealed { hasher.combine(2) }
    let (children, isStack) = content(of: controller)
    guard controller is any ContainerViewController, !isStack else {
      return add(controller, at: place, hasher, isFresh: !isRevealed)
    }
    hasher.combine(look(controller).hash)
    parts[place] = Part(value: hasher.value, isFresh: !isRevealed)
    for (number, child) in children.enumerated() {
      visit(child, at: Self.place(.container, number, in: place), in: controller)
    }
  }

  /// Adds a controller with all that it contains, except for what may be pushed onto any stack.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - place: The place of the part.
  ///   - hasher: The hash of what belongs to the part besides.
  ///   - isFresh: `true` if the part is as in an app that was never used while it has one child at most.
  private mutating func add(
    _ controller: UIViewController, at place: UInt64, _ hasher: StableHasher, isFresh: Bool
  ) {
    var (hasher, here, count) = (hasher, place, 0)
    hasher.combine(look(controller).hash)
    let (children, isStack) = content(of: controller)
    for child in children {
      if isStack, count > 0, look(child).isAddedAnywhere {
        parts[here] = Part(value: hasher.value, isFresh: isFresh && here == place && count == 1)
        (hasher, here) = (StableHasher(), Self.place(.pushed, 0, in: here))
      }
      hasher.combine(value(of: child))
      count += 1
    }
    parts[here] = Part(value: hasher.value, isFresh: isFresh && here == place && count <= 1)
  }

  /// Returns the hash of a controller, and of all that it contains.
  private func value(of controller: UIViewController) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(look(controller).hash)
    let (children, _) = content(of: controller)
    hasher.combine(children.count)
    for child in children { hasher.combine(value(of: child)) }
    return hasher.value
  }

  private func content(of controller: UIViewController) -> (children: [UIViewController], isStack: Bool) {
    let adapter = controller.container
    return (adapter?.containedViewControllers ?? controller.children, adapter?.isStack ?? false)
  }

  /// Returns a Boolean value that indicates whether a container of the app shows a child other than its first, such as an open menu.
  ///
  /// The selected tab is no part, and columns stand beside each other.
  private func isRevealed(_ child: UIViewController, by container: UIViewController) -> Bool {
    guard !(container is UITabBarController || container is UISplitViewController), let adapter = container.container
    else { return false }
    return adapter.containedViewControllers.first !== child
      && adapter.visibleViewControllers.contains { $0 === child }
  }

  private static func place(_ kind: Kind, _ number: Int, in parent: UInt64 = 0) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(parent)
    hasher.combine(number)
    return hasher.value >> 3 | kind.rawValue << 61
  }
}
