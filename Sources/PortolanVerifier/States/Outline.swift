import PortolanHierarchy

/// The screens of a window, and what the user sees of them, without the containers that change their form with the width.
struct Outline: Codable {
  /// The hashes of the screens from the root upward, in the order of each container.
  private(set) var screens: [UInt64] = []
  /// The hashes of the visible controllers of the topmost level that are no containers.
  private(set) var visible: [UInt64] = []
  /// The hash of the styles of the modals, and of the positions of the selected children.
  private var choices = StableHasher()
  /// The hash of the containers with the number of their children, whatever screens they hold.
  private(set) var shape = StableHasher()
  /// The positions of the screens in columns besides the first one that are not on screen.
  private var waiting: Set<Int> = []

  /// Returns a Boolean value that indicates whether a restored window has these screens.
  ///
  /// A split view controller that is not on screen may have columns that the other one keeps out of sight after it collapsed.
  ///
  /// - Parameters:
  ///   - other: The screens of the restored window.
  ///   - isTurned: `true` after a turn of the device, when only the topmost of the visible controllers is compared.
  /// - Returns: `true` if the screens, their order and what is visible are the same.
  func isRestored(in other: Outline, isTurned: Bool) -> Bool {
    // UIKit leaves a placeholder on the stack of a list onto which it has pushed it, and a restored one has its column.
    let hasPlaceholder = visible.dropLast().contains { !screens.contains($0) }
    var rest = Array(other.screens.enumerated())[...]
    for screen in screens {
      while let next = rest.first, next.element != screen, other.waiting.contains(next.offset) { rest.removeFirst() }
      guard rest.popFirst()?.element == screen else { return false }
    }
    return rest.allSatisfy { other.waiting.contains($0.offset) } && visible.last == other.visible.last
      && (isTurned || hasPlaceholder || visible == other.visible)
      && choices == other.choices
  }

  @MainActor
  init<AppScreen>(of window: UIWindow, _ table: ValueTable<AppScreen>) {
    // Only what a state stores is compared.
    let tree = HierarchyTree(of: window, [])
    var isWaiting = [Bool](repeating: false, count: tree.places.count)
    for (index, place) in tree.places.enumerated() {
      let container = place.parent < 0 ? nil : tree.places[place.parent]
      if place.isPresented {
        choices.combine(place.viewController.modalPresentationStyle.rawValue)
        shape.combine(-1)
        if place.isVisible { visible = [] }
      } else if container?.container?.hasSelection == true, place.isShown {
        choices.combine(place.position)
      }
      // A split view controller collapses and separates when it is on screen.
      let split = place.position > 0 ? container?.viewController as? UISplitViewController : nil
      isWaiting[index] =
        container != nil && isWaiting[place.parent] || split.map { $0.viewIfLoaded?.window == nil } ?? false
      let screen = place.viewController.screen(as: AppScreen.self).map { table.hash(of: $0) }
      if let screen {
        if isWaiting[index] { waiting.insert(screens.count) }
        screens.append(screen)
      }
      if place.container != nil {
        shape.combine(table.info(of: place.viewController).hash)
        shape.combine(tree.children(of: index).count)
      } else if place.isVisible {
        visible.append(screen ?? table.info(of: place.viewController).hash)
      }
    }
  }
}

/// A stored state of the app, for a relaunch.
struct StoredState: Codable {
  /// The state as JSON that is empty if it cannot be written.
  let json: Data
  /// The screens of the window, since the JSON may lack what the app does not store.
  let outline: Outline
  /// A Boolean value that indicates whether the width was compact.
  let isCompact: Bool
  /// The hashes of the screens in the state, also of those that a collapsed split view controller keeps out of sight.
  let screens: Set<UInt64>

  /// Stores the state of a window.
  @MainActor
  init<AppScreen: Screen & Codable>(of window: UIWindow, _ table: ValueTable<AppScreen>) {
    let state = NavigationState<AppScreen>(of: window)
    json = (try? state.json()) ?? Data()
    screens = table.screens(of: state)
    outline = Outline(of: window, table)
    isCompact = window.headless.horizontalSizeClass == .compact
  }
}
