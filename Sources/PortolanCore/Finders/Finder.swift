/// A finder that determines whether the controller of a step is already in the hierarchy.
///
/// Most finders conform to ``StackIteratingFinder``. It only defines the controller to find and leaves the search to the library.
/// Conform to `Finder` directly if the controller is known by other means.
///
/// ```swift
/// struct SelectedTabFinder: Finder {
///   func findViewController(with context: Any?) throws -> UIViewController? { nil }
///
///   func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
///     (scope.window.rootViewController as? UITabBarController)?.selectedViewController
///   }
/// }
/// ```
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of the controller that the finder finds.
  associatedtype ViewController: UIViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Finds the controller in any window.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func findViewController(with context: Context) throws -> ViewController?

  /// Finds the controller in the window of a navigation.
  ///
  /// The router calls this method. The default implementation ignores the scope and calls
  /// ``findViewController(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController?
}

extension Finder {
  /// Finds the controller with ``findViewController(with:)``, and ignores the scope.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: The errors of ``findViewController(with:)``.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    try findViewController(with: context)
  }
}

/// A finder whose context is the screen that it finds, and therefore names the step.
protocol NamingFinder {}

/// The part of the app that a navigation searches: one window, and the controller to start from.
///
/// A test asks a finder without a router:
///
/// ```swift
/// let scope = SearchScope(window: window)
/// let bag = try ClassFinder<BagViewController, Any?>().findViewController(with: nil, in: scope)
/// ```
@MainActor
public struct SearchScope {
  /// The window of the navigation.
  public let window: UIWindow
  /// The controller that the search starts from, or `nil` if the window is empty.
  public internal(set) var start: UIViewController?
  /// The controllers that a navigation removes because guards deny them, and that its steps therefore never find.
  package internal(set) var departing: [UIViewController] = []

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - window: The window to search.
  ///   - start: A controller that is the root of the window or is presented in it, or `nil` for the topmost one.
  /// - Complexity: O(*m*), if *m* modals are presented.
  public init(window: UIWindow, start: UIViewController? = nil) {
    self.window = window
    self.start = start ?? window.startOfNavigations
  }

  package static var ofKeyWindow: SearchScope? { UIWindow.key.map { SearchScope(window: $0) } }
}

/// Returns the name of a finder, followed by the places that it searches.
@MainActor
package func describe(_ finder: any Finder) -> String {
  let name = describe(finder as Any)
  guard let finder = finder as? any StackIteratingFinder else { return name }
  return "\(name) in \(finder.options)"
}

/// A finder that only defines the controller to find and the places to search, and leaves the search to the library.
///
/// ```swift
/// struct ModalBagFinder: StackIteratingFinder {
///   func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
///     viewController.presentingViewController != nil
///   }
/// }
/// ```
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// The class of the controller that the finder finds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// The places to search. The default is ``SearchOptions/everywhere``.
  var options: SearchOptions { get }

  /// Returns a Boolean value that indicates whether a controller is the controller that the context describes.
  ///
  /// The search calls this method for every controller of the right class, so it should take constant time.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the right class in the hierarchy.
  ///   - context: The context of the request.
  /// - Returns: `true` if the search can end with this controller.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The default places to search: ``SearchOptions/everywhere``.
  public var options: SearchOptions { .everywhere }

  /// Searches the key window.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts, or `nil` if there is none or no
  ///   key window.
  /// - Throws: No error.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Context) throws -> ViewController? {
    guard let scope = SearchScope.ofKeyWindow else { return nil }
    return try findViewController(with: context, in: scope)
  }

  /// Searches the hierarchy in the order that ``SearchOptions`` defines.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts, or `nil` if there is none.
  /// - Throws: No error.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    HierarchySearch<ViewController>(options: options).first(in: scope) {
      isTarget($0, with: context)
    }
  }
}

/// The places where a ``StackIteratingFinder`` searches for its controller.
///
/// The search starts with the topmost controller: the controller presented on top, or else the root of the window. It
/// examines that controller first, then the controllers presented above it, and then the controllers under it, nearest
/// first. In a container the visible children precede the hidden ones, and the last of several visible ones, where the user is,
/// precedes the others: the detail precedes the list beside it. The search leaves out the screens that a hidden child
/// presents in its own context, such as a sheet in a tab that is not selected.
///
/// ```swift
/// ClassFinder<BagViewController, Any?>(options: [.current, .visible, .presenting])
/// ```
public struct SearchOptions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits of the options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The topmost controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The starting controller and, in a container, its visible children.
  ///
  /// ```swift
  /// let finder = ClassFinder<BagViewController, Any?>(options: .visible)
  /// ```
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children of a container, both visible and hidden.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// All controllers under the topmost controller.
  public static let presenting = SearchOptions(rawValue: 1 << 3)
  /// All controllers presented above the starting controller.
  ///
  /// ```swift
  /// let finder = ClassFinder<LoginViewController, Any?>(options: [.current, .presented])
  /// ```
  public static let presented = SearchOptions(rawValue: 1 << 4)

  /// All places, where a finder searches that is created without options.
  public static let everywhere: SearchOptions = [.current, .contained, .presented, .presenting]

  /// The names of the options in brackets, such as `[current, contained]`.
  public var description: String {
    let names = [(0, "current"), (1, "visible"), (2, "contained"), (4, "presented"), (3, "presenting")]
    return "[\(names.filter { rawValue & 1 << $0.0 != 0 }.map(\.1).joined(separator: ", "))]"
  }
}

/// A search through the hierarchy for a ``StackIteratingFinder``, in the order that ``SearchOptions`` defines.
@MainActor
struct HierarchySearch<Target: UIViewController> {
  let options: SearchOptions

  /// Returns the first controller that satisfies a condition.
  ///
  /// - Parameters:
  ///   - scope: The window and the controller that the search starts from.
  ///   - isTarget: A closure that returns `true` for the controller to find. It receives controllers of the right
  ///     class.
  /// - Returns: The controller, or `nil` if the places of the options have no such controller.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  func first(in scope: SearchScope, where isTarget: @MainActor (Target) -> Bool) -> Target? {
    guard let start = scope.start else { return nil }
    if !options.isDisjoint(with: [.current, .visible]), let found = start as? Target, isTarget(found) { return found }
    if !start.children.isEmpty, let found = first(inside: start, where: isTarget) { return found }
    if options.contains(.presented) {
      var level = start.presentedOnTop
      while let next = level {
        if let found = first(in: next, where: isTarget) { return found }
        level = next.presentedOnTop
      }
    }
    if options.contains(.presenting) {
      var level = start.levelBelow
      while let next = level {
        if let found = first(in: next, where: isTarget) { return found }
        level = next.levelBelow
      }
    }
    return nil
  }

  private func first(
    in viewController: UIViewController, where isTarget: @MainActor (Target) -> Bool
  ) -> Target? {
    if let found = viewController as? Target, isTarget(found) { return found }
    // Most controllers have no children.
    return viewController.children.isEmpty ? nil : first(inside: viewController, where: isTarget)
  }

  private func first(
    inside viewController: UIViewController, where isTarget: @MainActor (Target) -> Bool
  ) -> Target? {
    guard !options.isDisjoint(with: [.visible, .contained]) else { return nil }
    // A navigation controller is by far the most common container. Its top is visible, and the rest follows downward.
    if let navigation = viewController as? UINavigationController {
      let stack = navigation.viewControllers
      // The class of a controller decides whether it can be the target or a container. Neighbours often have the same class.
      var otherClass: ObjectIdentifier?
      for candidate in stack.suffix(options.contains(.contained) ? stack.count : 1).reversed() {
        let candidateClass = ObjectIdentifier(type(of: candidate))
        if candidateClass == otherClass { continue }
        if let found = first(in: candidate, where: isTarget) { return found }
        if !(candidate is Target), candidate.knownContainer == nil { otherClass = candidateClass }
      }
      return nil
    }
    guard let container = viewController.container else { return nil }
    let visible = container.visibleFromTop
    let hidden = options.contains(.contained) ? container.containedViewControllers.leaving(for: visible) : []
    for child in visible + (container.isStack ? hidden.reversed() : hidden) {
      if let found = first(in: child, where: isTarget) { return found }
    }
    return nil
  }
}

/// A finder of the root of the window, or of its absence.
protocol RootSearching: Finder {}
