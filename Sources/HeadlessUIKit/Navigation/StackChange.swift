/// What a push, a pop or a new list of controllers does to a stack, once the list itself is changed.
struct StackChange {
  /// The top before.
  var old: UIViewController?
  /// The top after.
  var new: UIViewController?
  var operation: UINavigationController.Operation
  /// The new top, if it was not in the stack before.
  var entering: UIViewController?
  /// What is no longer in the stack, from the bottom to the top.
  var leaving: [UIViewController] = []
  var gesture: TransitionGesture?
}
