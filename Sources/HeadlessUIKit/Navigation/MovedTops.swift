/// The visible tops that stacks have let go in this turn, if ``HeadlessSystem/Contested/movedTopRaises`` is set.
///
/// UIKit takes the view of such a top out in a later turn, whatever the clock of the window does.
@MainActor
enum MovedTops {
  private struct Move {
    weak var top: UIViewController?
    weak var stack: UINavigationController?
  }

  private static var moves: [Move] = []

  /// Notes that a stack lets its top go, until the next turn.
  static func note(_ top: UIViewController, leaving stack: UINavigationController) {
    guard HeadlessSystem.contested.contains(.movedTopRaises) else { return }
    moves.append(Move(top: top, stack: stack))
    Task { @MainActor in moves.removeFirst() }
  }

  /// Returns the stack that has let a controller go in this turn, or `nil` if there is none.
  static func stack(letting top: UIViewController) -> UINavigationController? {
    moves.last { $0.top === top }?.stack
  }
}
