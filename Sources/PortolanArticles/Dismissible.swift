/// A screen that closes with a value, in the way that its route defines.
///
/// The screen does not know how it was shown, or what happens with the value:
///
/// ```swift
/// final class ColorViewController: UIViewController, Dismissible {
///   typealias DismissalContext = UIColor
///
///   func colorTapped(_ color: UIColor) {
///     Task { try await close(with: color) }
///   }
/// }
///
/// let colorScreen = StepAssembly(finder: ClassFinder<ColorViewController, Item>(), factory: ClassFactory())
///   .adding(DismissalTask { screen, color, item, animated in
///     item.color = color
///     try await screen.close(animated: animated)
///   })
///   .using(.present).from(.current).assemble()
/// ```
public protocol Dismissible<DismissalContext>: UIViewController {
  /// The type of the value.
  associatedtype DismissalContext
}

extension Dismissible {
  /// Closes the screen in the way that its route defines with a ``DismissalTask``.
  ///
  /// Without such a task it closes as with `close(animated:)` of `UIViewController`, and the value is ignored.
  ///
  /// ```swift
  /// final class ColorViewController: UIViewController, Dismissible {
  ///   typealias DismissalContext = UIColor
  ///
  ///   func colorTapped(_ color: UIColor) {
  ///     Task { try await close(with: color) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - context: The value.
  ///   - animated: `true` to animate the change.
  /// - Throws: The error of the closure, or of `close(animated:)`.
  public func close(with context: DismissalContext, animated: Bool = true) async throws {
    guard let dismiss = routerNotes?.dismissal else {
      try await close(animated: animated)
      return
    }
    try await dismiss(context, animated)
  }
}

/// A context task that defines how a ``Dismissible`` screen closes.
public struct DismissalTask<ViewController: Dismissible, Context>: ContextTask {
  /// A closure that closes a screen: with the screen, the value, the context of the request and a Boolean value that
  /// indicates whether the change is animated.
  public typealias Dismissal =
    @MainActor (
      _ viewController: ViewController, _ value: ViewController.DismissalContext, _ context: Context, _ animated: Bool
    ) async throws -> Void

  private let dismissal: Dismissal

  /// Creates a task.
  ///
  /// - Parameter dismissal: The closure that closes the screen. It is kept as long as the screen. It replaces the closure of an
  ///   earlier navigation.
  public init(_ dismissal: @escaping Dismissal) {
    self.dismissal = dismissal
  }

  /// Keeps the closure for the screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - context: The context of the request.
  public func perform(on viewController: ViewController, with context: Context) {
    viewController.makeRouterNotes().dismissal = { [dismissal, weak viewController] value, animated in
      guard let viewController, let value = value as? ViewController.DismissalContext else { return }
      try await dismissal(viewController, value, context, animated)
    }
  }
}
