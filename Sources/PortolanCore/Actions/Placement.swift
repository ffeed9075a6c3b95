/// An action that places a controller among the children of a container in the way that a closure defines.
///
/// UIKit's containers have theirs, such as `.push` and `.addTab`. An app makes one for a container of its own:
///
/// ```swift
/// extension Action where Self == Placement<DrawerViewController> {
///   static var putAway: Self { Self("putAway") { viewController, children in children.append(viewController) } }
/// }
/// ```
public struct Placement<ViewController: ContainerViewController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated let description: String
  private let place: @MainActor (UIViewController, inout [UIViewController]) throws -> Void

  /// Creates an action from a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the action, as plans and errors print it.
  ///   - place: A closure that changes the list of children, see ``ContainerAction/perform(embedding:in:)``.
  public init(
    _ name: String,
    _ place:
      @escaping @MainActor (_ viewController: UIViewController, _ children: inout [UIViewController]) throws ->
      Void
  ) {
    description = name
    self.place = place
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - viewController: The new child.
  ///   - children: The children of the container in their order.
  /// - Throws: The error of the closure.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try place(viewController, &children)
  }
}

extension Placement: PlacingAction {}
