#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// The current controllers of a window, with any fault among them.
  ///
  /// It reads the containers themselves and none of the router's adapters, so that it detects faults of both.
  @MainActor
  struct Survey {
    /// All controllers, from the root.
    private(set) var controllers: [UIViewController] = []
    /// The controllers that the user would see, even if a controller above leaves them on screen.
    private(set) var shown: Set<ObjectIdentifier> = []
    /// The places of the controllers, and the selections.
    private(set) var places: [Int] = []
    private(set) var fault: (rule: Violation.Rule, detail: String)?
    private var seen: Set<ObjectIdentifier> = []

    init(of window: UIWindow) {
      if let root = window.rootViewController { visit(root, parent: nil, presenter: nil, isShown: true) }
    }

    func contains(_ controller: UIViewController) -> Bool {
      seen.contains(ObjectIdentifier(controller))
    }

    func contains(_ controller: ObjectIdentifier) -> Bool { seen.contains(controller) }

    /// The screens that refuse to leave, and the alerts, which wait for the user.
    var staying: [ObjectIdentifier] {
      controllers.filter { $0 is UIAlertController || ($0 as? WalkScreen)?.refusesToLeave == true }
        .map(ObjectIdentifier.init)
    }

    private mutating func report(_ rule: Violation.Rule, _ detail: String) {
      if fault == nil { fault = (rule, detail) }
    }

    private mutating func visit(
      _ controller: UIViewController, parent: UIViewController?, presenter: UIViewController?, isShown: Bool
    ) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        return report(.nobodyIsInTwoPlaces, "\(Self.name(controller)) is in the tree twice")
      }
      controllers.append(controller)
      places.append(Int(bitPattern: ObjectIdentifier(controller)))
      if controller.parent !== parent {
        let names = (Self.name(controller), Self.name(controller.parent), Self.name(parent))
        report(.parentAndChildAgree, "\(names.0) has the parent \(names.1), not \(names.2)")
      }
      if parent == nil, controller.presentingViewController !== presenter {
        let names = (Self.name(controller), Self.name(controller.presentingViewController), Self.name(presenter))
        report(.presenterAndPresentedAgree, "\(names.0) is presented by \(names.1), not \(names.2)")
      }
      let presented = ownPresented(controller)
      let isCovered = presented.map { $0.modalPresentationStyle == .fullScreen } ?? false
      let appears = isShown && !isCovered
      if appears { shown.insert(ObjectIdentifier(controller)) }
      visitChildren(of: controller, isShown: appears)
      for child in controller.children where child is HandAddedChild {
        visit(child, parent: controller, presenter: nil, isShown: appears && child.viewIfLoaded?.superview != nil)
      }
      if let presented {
        places.append(-1)
        visit(presented, parent: nil, presenter: controller, isShown: true)
      }
      places.append(-2)
    }

    private func ownPresented(_ controller: UIViewController) -> UIViewController? {
      guard let presented = controller.presentedViewController, presented.presentingViewController === controller
      else { return nil }
      return presented
    }

    private mutating func visitChildren(of controller: UIViewController, isShown: Bool) {
      let contained: [UIViewController]
      let visible: [UIViewController]
      (contained, visible) = Self.contents(of: controller)
      // A drawer has its children in the order in which they were added. UIKit's containers have them in the order of
      // their places.
      let stranger = controller as? any StrangersContainer
      let children = controller.children.filter { !($0 is HandAddedChild) }
      let agrees =
        if let stranger {
          children.count == contained.count { stranger.parent(of: $0) != nil }
        } else if controller is DrawerViewController {
          contained.count == children.count && contained.allSatisfy(children.contains)
        } else {
          contained.elementsEqual(children, by: ===)
        }
      if !agrees { report(.parentAndChildAgree, "\(Self.name(controller)) lists other children than it has") }
      for child in visible where !contained.contains(where: { $0 === child }) {
        report(.selectionIsAChild, "\(Self.name(controller)) shows \(Self.name(child)), which it does not contain")
      }
      if visible.isEmpty, !contained.isEmpty {
        report(.selectionIsAChild, "\(Self.name(controller)) shows none of its children")
      }
      for child in contained {
        let isVisible = visible.contains { $0 === child }
        places.append(isVisible ? -3 : -4)
        // A stranger's container may have stored the child, or have put it into another controller.
        let parent = stranger.map { $0.parent(of: child) } ?? controller
        visit(child, parent: parent, presenter: nil, isShown: isShown && isVisible)
      }
    }

    /// Returns the children of a container, and the visible ones among them.
    static func contents(of controller: UIViewController) -> ([UIViewController], [UIViewController]) {
      switch controller {
      case let stack as UINavigationController: (stack.viewControllers, Array(stack.viewControllers.suffix(1)))
      case let tabs as UITabBarController: (tabs.viewControllers ?? [], tabs.selectedViewController.map { [$0] } ?? [])
      case let split as UISplitViewController:
        (split.viewControllers, split.isCollapsed ? Array(split.viewControllers.suffix(1)) : split.viewControllers)
      case let drawer as DrawerViewController: (drawer.pages, drawer.shown.map { [$0] } ?? [])
      case is WalkScreen: ([], [])
      case let stranger as any StrangersContainer: (stranger.kept, stranger.front.map { [$0] } ?? [])
      default: ([], [])
      }
    }

    private static func name(_ controller: UIViewController?) -> String {
      controller.map { "\(type(of: $0)) \($0.title ?? "")" } ?? "nobody"
    }
  }

  extension UIWindow {
    /// Returns a Boolean value that indicates whether the user sees a controller with nothing over it.
    func showsOnTop(_ controller: UIViewController) -> Bool {
      guard shows(controller) else { return false }
      var level = rootViewController
      while let presented = level?.presentedViewController { level = presented }
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      return level === outermost
    }

    /// Returns a Boolean value that indicates whether a controller is in the window and its containers show it.
    ///
    /// Other controllers may cover it.
    func shows(_ controller: UIViewController) -> Bool {
      var child = controller
      var outermost = controller
      while let parent = outermost.parent {
        let contents = Survey.contents(of: parent)
        // A stranger's container lists what is in the controller that it has put around its child.
        if !contents.0.isEmpty {
          guard contents.1.contains(where: { $0 === child }) else { return false }
          child = parent
        }
        outermost = parent
      }
      var level = rootViewController
      while let current = level {
        if current === outermost { return true }
        level = current.presentedViewController
      }
      return false
    }
  }
#endif
