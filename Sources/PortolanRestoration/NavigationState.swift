import PortolanObserving

/// The screens of a window and their places, as a value to store and to restore.
///
/// ```swift
/// let data = try NavigationState<ShopScreen>(of: window).json()
/// // …the next launch, with a fresh window:
/// let report = try await router.restore(NavigationState<ShopScreen>(json: data))
/// ```
///
/// A controller is stored as its ``Screen``. UIKit's plain containers are stored as such. Any other controller, such as a
/// subclass of a container or a placeholder, is recorded by its class. It is restored if the assembly of the screen around it builds
/// a controller of that class there.
///
/// A split view controller is stored by its columns, also while it is collapsed, so that it can be restored in another width.
public struct NavigationState<Target: Screen & Codable>: Hashable, Sendable {
  /// A controller in the hierarchy.
  ///
  /// A test or a server can compose a state:
  ///
  /// ```swift
  /// let state = NavigationState<ShopScreen>(
  ///   root: .init(.container(.navigation), children: [.init(.screen(.home)), .init(.screen(.bag))], isStack: true))
  /// try await router.restore(state)
  /// ```
  public struct Node: Hashable, Sendable {
    /// The restorable content of a controller.
    public enum Content: Hashable, Sendable {
      /// A screen, built by its assembly.
      case screen(Target)
      /// One of UIKit's plain containers.
      case container(Container)
      /// A controller without a screen that only the assembly around it can build, with the name of its class; or a part that
      /// cannot be restored, with the text of a screen that no longer exists, or the name of a container that this version does not know.
      case lost(String)
    }

    /// The restorable content of the controller.
    public var content: Content
    /// The children, in the order of the container.
    public var children: [Node] = []
    /// The position of the visible child, counted from 0, or `nil` for the top of a stack.
    ///
    /// For a split view controller, it is the position of the column on top while it is collapsed, and `nil` otherwise.
    public var selected: Int?
    /// A Boolean value that indicates whether the controller is a navigation controller.
    ///
    /// Its children were then reached one through another.
    public var isStack = false
    /// The presentation of a modal by the controller, or `nil` if there is none.
    public var presented: Presentation?
    /// The identifier of the `UITab` that has created the controller, or of the selected one in the group that shows the controller;
    /// `nil` if there is none.
    public var tab: String?

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - content: The restorable content of the controller.
    ///   - children: The children, in the order of the container.
    ///   - selected: The position of the visible child, counted from 0, or `nil` for the top of a stack.
    ///   - isStack: `true` if the controller is a navigation controller.
    ///   - presented: The presentation of a modal by the controller, or `nil` if there is none.
    ///   - tab: The identifier of the `UITab` of the controller, or `nil` if there is none.
    public init(
      _ content: Content, children: [Node] = [], selected: Int? = nil, isStack: Bool = false,
      presented: Presentation? = nil, tab: String? = nil
    ) {
      self.content = content
      self.children = children
      self.selected = selected
      self.isStack = isStack
      self.presented = presented
      self.tab = tab
    }
  }

  /// A presented controller and its presentation style.
  public struct Presentation: Hashable, Sendable {
    /// The raw value of the `UIModalPresentationStyle`.
    public var style: Int
    private var box: [Node]

    /// The presented controller.
    public var node: Node {
      get { box[0] }
      set { box = [newValue] }
    }

    /// Creates a presentation.
    ///
    /// - Parameters:
    ///   - node: The presented controller.
    ///   - style: The raw value of the `UIModalPresentationStyle`.
    public init(_ node: Node, style: Int) {
      self.style = style
      box = [node]
    }
  }

  /// The root of the window, or `nil` for an empty window.
  public var root: Node?

  /// Creates a state.
  ///
  /// - Parameter root: The root of the window, or `nil` for an empty window.
  public init(root: Node?) {
    self.root = root
  }

  /// Creates the state of a window, without its alerts.
  ///
  /// ```swift
  /// let state = NavigationState<ShopScreen>(of: window)
  /// let data = try state.json()
  /// ```
  ///
  /// - Parameter window: The window to read.
  /// - Complexity: O(n) in the number of controllers.
  @MainActor
  public init(of window: UIWindow) {
    root = window.rootViewController.map { Node($0) }
  }

  /// One of UIKit's own containers, by the name under which a state stores it.
  public enum Container: String, Codable, Hashable, Sendable {
    /// A `UINavigationController`.
    case navigation
    /// A `UITabBarController`.
    case tabs
    /// A `UISplitViewController`.
    case split
    /// A `UIPageViewController` that is restored with pages that scroll beside each other.
    case pages

    /// Finds the container that a controller is, of this very class and not of a subclass.
    @MainActor
    init?(_ viewController: UIViewController) {
      let type = type(of: viewController)
      if type == UINavigationController.self {
        self = .navigation
      } else if type == UITabBarController.self {
        self = .tabs
      } else if type == UISplitViewController.self {
        self = .split
      } else if type == UIPageViewController.self {
        self = .pages
      } else {
        return nil
      }
    }

    /// Creates an empty controller.
    @MainActor
    func make() -> UIViewController {
      switch self {
      case .navigation: UINavigationController()
      case .tabs: UITabBarController()
      case .split: UISplitViewController()
      case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
    }
  }
}

extension NavigationState.Node {
  @MainActor
  init(_ viewController: UIViewController) {
    content = Content(viewController)
    let container = viewController.container
    isStack = container?.isStack ?? false
    if let tabs = viewController as? UITabBarController, tabs.hasMore {
      let contained = tabs.viewControllers ?? []
      children = contained.map { Self($0, withScreensInMoreOf: tabs) }
      selected = tabs.selectedViewController.flatMap { contained.indexOfInstance($0) }
    } else if let split = viewController as? UISplitViewController {
      (children, selected) = Self.columns(of: split)
    } else {
      let contained = container?.containedViewControllers ?? []
      children = contained.map { Self($0) }
      for (index, child) in contained.enumerated() { children[index].tab = child.tabIdentifier(in: viewController) }
      if !isStack, let visible = container?.visibleViewControllers, visible.count == 1 {
        selected = contained.indexOfInstance(visible[0])
      }
    }
    if let modal = viewController.presentedScreen {
      presented = NavigationState.Presentation(Self(modal), style: modal.modalPresentationStyle.rawValue)
    }
  }

  /// Creates the node of a tab, whose screens may be on the stack of `moreNavigationController`.
  ///
  /// They belong to the tab: a wider window has no such stack. Screens over a controller that is no stack are reported when
  /// the state is restored.
  @MainActor
  private init(_ tab: UIViewController, withScreensInMoreOf tabs: UITabBarController) {
    self.init(tab)
    guard tab.parent !== tabs else { return }
    let screens = tabs.moreNavigationController.viewControllers.dropFirst()
    children = screens.filter { $0 !== tab }.map { Self($0) }
  }
}

extension UIViewController {
  /// Returns the identifier of the `UITab` of this child of a container, or `nil` if there is none.
  ///
  /// The controllers on the stack of a group are the ones of its tabs, and the pushed ones.
  func tabIdentifier(in container: UIViewController) -> String? {
    if let tabs = container as? UITabBarController { return tabs.tabIdentifier(of: self) }
    guard #available(iOS 18, *), container is UINavigationController, let tab, tab.viewController === self else {
      return nil
    }
    return tab.identifier
  }
}

extension NavigationState.Node.Content {
  @MainActor
  init(_ viewController: UIViewController) {
    if let screen = viewController.screen(as: Target.self) {
      self = .screen(screen)
    } else if let container = NavigationState.Container(viewController) {
      self = .container(container)
    } else {
      self = .lost(typeName(viewController))
    }
  }
}
