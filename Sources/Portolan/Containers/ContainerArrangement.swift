/// The state of a container beyond the list of its children, as it was when the value was created.
@MainActor
struct ContainerArrangement {
  /// A Boolean value that indicates whether the container creates children when it shows them, and keeps them afterwards.
  ///
  /// The children that came since are then no difference.
  var includesChildren = false
  /// Returns a Boolean value that indicates whether the container has this state.
  let holds: @MainActor () -> Bool
  /// Gives the container this state again, without animation.
  let restore: @MainActor () -> Void

  /// Returns the state of the container of an adapter, or `nil` if its children and the visible ones are all of it.
  static func of(_ adapter: any ContainerAdapter) -> ContainerArrangement? {
    (adapter as? TabBarAdapter)?.arrangement ?? (adapter as? SplitAdapter)?.arrangement
  }
}
