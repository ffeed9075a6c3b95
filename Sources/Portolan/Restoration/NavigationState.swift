/// Which screens are where in a window, as a value to store and to restore.
///
/// ```swift
/// let data = try NavigationState<ShopScreen>(of: window).json()
/// // …the next launch, with a fresh window:
/// let report = try await router.restore(NavigationState<ShopScreen>(json: data))
/// ```
///
/// A controller is stored as its ``Screen``; UIKit's plain containers are stored as such. Any other controller is noted by
/// its class, and cannot be restored.
public struct NavigationState<Target: Screen & Codable>: Hashable, Sendable {
  /// One controller.
  public struct Node: Hashable, Sendable {
    /// What is restored of a controller.
    public enum Content: Hashable, Sendable {
      /// A screen, built by its assembly.
      case screen(Target)
      /// A plain container of UIKit's.
      case container(Container)
      /// Something that cannot be restored, by the name of its class, or by the text of a screen that is no more.
      case lost(String)
    }

    /// What is restored of it.
    public var content: Content
    /// The children, in the order of the container.
    public var children: [Node] = []
    /// The position of the child that the user sees, counted from 0; `nil` for the top of a stack.
    public var selected: Int?
    /// Whether it is a navigation controller, whose children were reached one through another.
    public var isStack = false
    /// What the controller presents.
    public var presented: Presentation?

    /// - Parameters:
    ///   - content: What is restored of the controller.
    ///   - children: The children, in the order of the container.
    ///   - selected: The position of the child that the user sees, counted from 0; `nil` for the top of a stack.
    ///   - isStack: Whether it is a navigation controller.
    ///   - presented: What the controller presents.
    public init(
      _ content: Content, children: [Node] = [], selected: Int? = nil, isStack: Bool = false,
      presented: Presentation? = nil
    ) {
      self.content = content
      self.children = children
      self.selected = selected
      self.isStack = isStack
      self.presented = presented
    }
  }

  /// UIKit's own containers.
  public enum Container: String, Codable, Hashable, Sendable {
    /// A `UINavigationController`.
    case navigation
    /// A `UITabBarController`.
    case tabs
    /// A `UISplitViewController`.
    case split
  }

  /// What a controller presents, and how.
  public struct Presentation: Hashable, Sendable {
    /// The raw value of the `UIModalPresentationStyle`.
    public var style: Int
    private var box: [Node]

    /// What is presented.
    public var node: Node {
      get { box[0] }
      set { box = [newValue] }
    }

    /// - Parameters:
    ///   - node: What is presented.
    ///   - style: The raw value of the `UIModalPresentationStyle`.
    public init(_ node: Node, style: Int) {
      self.style = style
      box = [node]
    }
  }

  /// The root of the window; `nil` for an empty one.
  public var root: Node?

  /// - Parameter root: The root of the window; `nil` for an empty one.
  public init(root: Node?) {
    self.root = root
  }

  /// Reads which screens are where in a window. Alerts are left out.
  ///
  /// - Parameter window: The window to read.
  /// - Complexity: O(n) in the number of controllers.
  @MainActor
  public init(of window: UIWindow) {
    root = window.rootViewController.map { Node($0) }
  }
}

extension NavigationState.Node {
  @MainActor
  fileprivate init(_ viewController: UIViewController) {
    content = Content(viewController)
    isStack = viewController is UINavigationController
    let container = viewController.container
    let contained = container?.containedViewControllers ?? []
    children = contained.map { Self($0) }
    if !isStack, let visible = container?.visibleViewControllers, visible.count == 1 {
      selected = contained.indexOfInstance(visible[0])
    }
    if let modal = viewController.ownPresented, !modal.isBeingDismissed, !(modal is UIAlertController) {
      presented = NavigationState.Presentation(Self(modal), style: modal.modalPresentationStyle.rawValue)
    }
  }
}

extension NavigationState.Node.Content {
  @MainActor
  init(_ viewController: UIViewController) {
    if let screen = viewController.screen(as: Target.self) {
      self = .screen(screen)
    } else if type(of: viewController) == UINavigationController.self {
      self = .container(.navigation)
    } else if type(of: viewController) == UITabBarController.self {
      self = .container(.tabs)
    } else if type(of: viewController) == UISplitViewController.self {
      self = .container(.split)
    } else {
      self = .lost(typeName(viewController))
    }
  }
}
