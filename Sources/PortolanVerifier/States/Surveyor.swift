import PortolanHierarchy

/// The controllers of the windows at one moment, with the fingerprint of the state.
@MainActor
struct Survey {
  /// A controller in its place.
  struct Place {
    let controller: UIViewController
    /// The number of the class and the values of the screen, see ``ValueTable``.
    let value: Int
    /// The index of the container or presenter, or -1 for the root of a window.
    let parent: Int
  }

  /// The fingerprint: the hierarchy, the loaded views, their texts, and the app's own.
  var state = StableHasher()
  /// The tabs to which screens return when they close.
  ///
  /// They are no part of the fingerprint, since few apps close screens so, and the tabs would multiply all states.
  var waysBack = StableHasher()
  /// The hash of the hierarchy alone.
  var hierarchy = StableHasher()
  /// The controllers, each container before its children.
  var places: [Place] = []
  /// The value of the topmost visible controller of the window that the user sees.
  var top = -1
  /// The values of the visible controllers of that window.
  var visible: [Int] = []
  /// The reasons why the tree is not sound.
  var faults: [String] = []

  /// The number of the first controller of each window.
  var windows: [(window: ObjectIdentifier, start: Int)] = []

  /// Returns the identities of the controllers of a window, in order.
  func identities(in window: ObjectIdentifier) -> [ObjectIdentifier] {
    guard let index = windows.firstIndex(where: { $0.window == window }) else { return [] }
    let end = index + 1 < windows.count ? windows[index + 1].start : places.count
    return places[windows[index].start..<end].map { ObjectIdentifier($0.controller) }
  }

  /// The identities of the controllers.
  var identities: Set<ObjectIdentifier> = []
}

/// A walk over all controllers of windows that returns a survey.
@MainActor
struct Surveyor<AppScreen: Screen & Codable> {
  let table: ValueTable<AppScreen>
  private(set) var survey = Survey()

  /// Visits the controllers of a window.
  mutating func visit(_ window: UIWindow, isCurrent: Bool) {
    survey.windows.append((ObjectIdentifier(window), survey.places.count))
    combine(window.headless.horizontalSizeClass == .compact ? 1 : 2)
    combine(isCurrent ? 3 : 4)
    survey.state.combine(window.isEditing ? 5 : 6)
    guard let root = window.rootViewController else { return combine(0) }
    if root.parent != nil { survey.faults.append("the root has a parent") }
    if root.presentingViewController != nil { survey.faults.append("the root is presented") }
    visit(root, parent: -1, isVisible: isCurrent)
    if !window.headless.strandedViewControllers.isEmpty {
      survey.faults.append("a presented controller lost its presenter")
    }
  }

  /// Adds text that no screen shows.
  mutating func combine(_ text: String) { survey.state.combine(text) }
  /// Adds a screen that is not shown.
  mutating func combine(_ screen: AppScreen) { survey.state.combine(table.hash(of: screen)) }
  /// Adds a number that no screen shows.
  mutating func combine(state number: Int) { survey.state.combine(number) }

  private mutating func combine(_ number: Int) {
    survey.state.combine(number)
    survey.hierarchy.combine(number)
  }

  private mutating func visit(_ controller: UIViewController, parent: Int, isVisible: Bool) {
    let info = table.info(of: controller)
    guard survey.identities.insert(ObjectIdentifier(controller)).inserted else {
      survey.faults.append("\(info.name) is in two places")
      return
    }
    let (value, hash) = table.value(of: controller, info)
    let index = survey.places.count
    survey.places.append(Survey.Place(controller: controller, value: value, parent: parent))
    survey.state.combine(hash)
    survey.hierarchy.combine(hash)
    if controller.isBeingPresented || controller.isBeingDismissed {
      survey.faults.append("\(info.name) is still coming or leaving at rest")
    }
    combineContent(of: controller)
    if let tab = controller.tabBeforeRoute { survey.waysBack.combine(table.value(of: tab, table.info(of: tab)).hash) }
    if isVisible {
      survey.visible.append(value)
      survey.top = value
    }
    visitChildren(of: controller, info, index: index, isVisible: isVisible)
    combine(7)
    guard let presented = controller.presentedViewController else { return combine(8) }
    guard presented.presentingViewController === controller else {
      if controller.parent == nil { survey.faults.append("\(info.name) is not the presenter of what it presents") }
      return combine(8)
    }
    combine(presented.modalPresentationStyle.rawValue)
    if isVisible { survey.visible = [] }
    visit(presented, parent: index, isVisible: isVisible)
  }

  private mutating func visitChildren(
    of controller: UIViewController, _ info: ValueTable<AppScreen>.ClassInfo, index: Int, isVisible: Bool
  ) {
    guard info.isContainer, let container = controller as? any ContainerViewController else {
      for child in controller.children { visit(child, of: controller, info, index, isVisible: false) }
      return
    }
    if let stack = container as? UINavigationController {
      let children = stack.viewControllers
      for child in children {
        visit(child, of: controller, info, index, isVisible: isVisible && child === children.last)
      }
      return
    }
    if let split = container as? UISplitViewController { combineKept(by: split) }
    let adapter = container.containerAdapter
    let visible = adapter.visibleViewControllers
    for child in HierarchyTree.children(of: controller, in: adapter) {
      let isShown = visible.contains { $0 === child }
      combine(isShown ? 9 : 10)
      visit(child, of: controller, info, index, isVisible: isVisible && isShown)
    }
    for child in visible where child.parent !== controller {
      survey.faults.append("\(info.name) shows a child that it does not contain")
    }
  }

  private mutating func visit(
    _ child: UIViewController, of controller: UIViewController, _ info: ValueTable<AppScreen>.ClassInfo, _ index: Int,
    isVisible: Bool
  ) {
    if child.parent !== controller {
      survey.faults.append("\(info.name) is not the parent of its child \(table.info(of: child).name)")
    }
    visit(child, parent: index, isVisible: isVisible)
  }

  /// Adds the controllers that a collapsed split view controller shows again when there is room.
  private mutating func combineKept(by split: UISplitViewController) {
    for kept in split.keptForSeparation {
      survey.state.combine(table.value(of: kept, table.info(of: kept)).hash)
      survey.state.combine(kept.children.count)
    }
  }

  private mutating func combineContent(of controller: UIViewController) {
    guard controller.isViewLoaded else { return survey.state.combine(11) }
    // A copy, since the closure would check each access to the survey.
    var hasher = survey.state
    controller.forEachRenderedPart { hasher.combine($0) }
    if let title = controller.title { hasher.combine(title) }
    survey.state = hasher
  }
}
