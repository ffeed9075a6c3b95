/// The effect of a push, a pop or a new list of controllers on a stack whose list has already changed.
struct StackChange {
  /// The previous top.
  var old: UIViewController?
  /// The new top.
  var new: UIViewController?
  var operation: UINavigationController.Operation
  /// The new top if the stack did not contain it before.
  var entering: UIViewController?
  /// The controllers that left the stack, from the bottom to the top.
  var leaving: [UIViewController] = []
  /// `true` if a gesture of the user completes the change, `false` if it cancels it; `nil` for a change by code.
  var isCompleted: Bool?
  /// The stack from which the change starts, to which a cancelled change returns.
  var before: [UIViewController]
}
