/// The controller with which the search of a finder starts.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>(options: [.current, .contained]).starting(from: .root)
/// ```
@MainActor
public enum SearchStart {
  /// The topmost controller: the controller presented on top, or else the root of the window.
  case topmost
  /// The root of the window.
  case root
  /// A controller that a closure chooses. If it returns `nil`, or a controller outside the window, nothing is found.
  case custom(@MainActor () -> UIViewController?)
}

extension StackIteratingFinder {
  /// Returns this finder with another start of its search than the topmost controller.
  ///
  /// - Parameter start: The controller with which the search starts.
  /// - Returns: The finder.
  public func starting(from start: SearchStart) -> StartingFinder<Self> { StartingFinder(base: self, start: start) }
}

/// A finder whose search starts with a given controller, created by `starting(from:)`.
public struct StartingFinder<Base: StackIteratingFinder>: StackIteratingFinder, CustomStringConvertible {
  let base: Base
  let start: SearchStart
  /// The name of the finder without its start, as plans and errors print it.
  public nonisolated let description: String

  init(base: Base, start: SearchStart) {
    self.base = base
    self.start = start
    description = describe(base as Any)
  }

  /// The places to search.
  public var options: SearchOptions { base.options }

  /// Asks the finder.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the right class.
  ///   - context: The context of the request.
  /// - Returns: The answer of the finder.
  public func isTarget(_ viewController: Base.ViewController, with context: Base.Context) -> Bool {
    base.isTarget(viewController, with: context)
  }

  /// Searches the window of a navigation.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation.
  /// - Returns: The controller, or `nil` if the places of the options have no such controller.
  /// - Throws: The errors of the finder.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Base.Context, in scope: SearchScope) throws -> Base.ViewController? {
    let window = scope.window
    let chosen: UIViewController? =
      switch start {
      case .topmost: scope.start
      case .root: window.rootViewController
      case .custom(let choose): choose()
      }
    guard let chosen, chosen.isInHierarchy(of: window) else { return nil }
    return try base.findViewController(with: context, in: SearchScope(window: window, start: chosen))
  }
}
