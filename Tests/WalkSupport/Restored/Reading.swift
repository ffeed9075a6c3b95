#if !canImport(UIKit)
  import Portolan

  /// The screens of a window in their order, and what the user sees.
  ///
  /// It reads the containers themselves and none of the router's adapters, so that it detects faults of both.
  @MainActor
  struct Reading {
    /// The screens from the root upward, in the order of each container.
    private(set) var screens: [String] = []
    /// The visible controllers of the topmost level that are no containers.
    private(set) var visible: [String] = []
    /// The identifiers of the selected tabs.
    private(set) var tabs: [String] = []
    /// The positions of the screens in columns besides the first one that are not on screen.
    private var waiting: Set<Int> = []

    init(of window: UIWindow) {
      if let root = window.rootViewController { visit(root, isVisible: true) }
    }

    private mutating func visit(_ controller: UIViewController, isVisible: Bool) {
      let screen = controller.screen(as: GeneratedScreen.self)
      if let screen { screens.append("\(screen)") }
      let (children, shown) = Survey.contents(of: controller)
      if let chosen = (controller as? UITabBarController)?.selectedTab { tabs.append(chosen.identifier) }
      if children.isEmpty, isVisible { visible.append(screen.map { "\($0)" } ?? "\(type(of: controller))") }
      for (index, child) in children.enumerated() {
        let start = screens.count
        visit(child, isVisible: isVisible && shown.contains { $0 === child })
        if index > 0, isOffScreen(controller) { waiting.formUnion(start..<screens.count) }
      }
      guard let presented = controller.presentedViewController, presented.presentingViewController === controller
      else { return }
      screens.append("presented with \(presented.modalPresentationStyle.rawValue)")
      if isVisible { visible = [] }
      visit(presented, isVisible: isVisible)
    }

    /// Returns a Boolean value that indicates whether a controller is a split view controller that is not on screen.
    private func isOffScreen(_ controller: UIViewController) -> Bool {
      controller is UISplitViewController && controller.viewIfLoaded?.window == nil
    }

    /// Returns a Boolean value that indicates whether each screen is one of a stored state, as often as the state has it.
    func hasOnlyScreens(of state: NavigationState<GeneratedScreen>) -> Bool {
      let stored = Dictionary(grouping: state.screens) { $0 }
      return Dictionary(grouping: screens) { $0 }.allSatisfy { screen, places in
        screen.hasPrefix("presented") || places.count <= stored[screen, default: []].count
      }
    }

    /// Returns a Boolean value that indicates whether a restored window shows what this reading tells.
    ///
    /// A split view controller collapses and separates when it is on screen. So one that is not on screen may have columns that the
    /// other one, which collapsed, keeps out of sight.
    ///
    /// - Parameters:
    ///   - other: The reading of the restored window.
    ///   - isTurned: `true` after a turn of the device, when only the topmost of the visible controllers is compared.
    /// - Returns: `true` if the screens, their order, what is visible and the selected tabs are the same.
    func isRestored(in other: Reading, isTurned: Bool) -> Bool {
      // UIKit leaves a placeholder on the stack of a list onto which it has pushed it, and a restored one has its column.
      let hasPlaceholder = visible.dropLast().contains { !screens.contains($0) }
      var rest = Array(other.screens.enumerated())[...]
      for screen in screens {
        while let next = rest.first, next.element != screen, other.waiting.contains(next.offset) { rest.removeFirst() }
        guard rest.popFirst()?.element == screen else { return false }
      }
      return rest.allSatisfy { other.waiting.contains($0.offset) } && tabs == other.tabs
        && visible.last == other.visible.last && (isTurned || hasPlaceholder || visible == other.visible)
    }
  }

  extension NavigationState<GeneratedScreen> {
    /// The screens of the state, one that it has twice two times.
    var screens: [String] {
      var screens: [String] = []
      var open = root.map { [$0] } ?? []
      while let node = open.popLast() {
        if case .screen(let screen) = node.content { screens.append("\(screen)") }
        open += node.children + (node.presented.map { [$0.node] } ?? [])
      }
      return screens
    }
  }
#endif
