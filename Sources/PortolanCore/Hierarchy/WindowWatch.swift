/// The one observer of a window: it looks when controllers may have changed, and tells the code that asked.
///
/// UIKit has no single signal for what happens to a controller: it does not report a dismissal in code, a pop of a covered
/// controller, a new root, or the release of an alert. So the watch trusts no signal to tell *what* happened. After each
/// turn that may have changed a hierarchy, its listeners compare.
@MainActor
package final class WindowWatch {
  /// A moment of a navigation that changes the hierarchy.
  package enum CommitMoment {
    /// The navigation is about to change the hierarchy.
    case begins
    /// The navigation has changed the hierarchy and reached its destination, before the post-routing tasks.
    case reached(at: UIViewController)
  }

  /// Code that is told of changes until the listener is released.
  @MainActor
  package final class Listener {
    package let watch: WindowWatch
    fileprivate let look: @MainActor () -> Void
    fileprivate var follow: @MainActor (CommitMoment) -> Void = { _ in }

    fileprivate init(_ watch: WindowWatch, _ look: @escaping @MainActor () -> Void) {
      self.watch = watch
      self.look = look
    }
  }

  private struct Weak {
    weak var listener: Listener?
  }

  /// The watch of controllers that are in no window yet, and of code that follows all windows.
  static let ofAllWindows = WindowWatch(nil)

  private weak var window: UIWindow?
  private var listeners: [Weak] = []
  /// The subscription to changes, while there are listeners.
  private var changes: Platform.HierarchyObservation?
  /// The objects that listeners have found in this turn, and the closure that receives them.
  private var found: [AnyObject] = []
  private var receive: (@MainActor ([AnyObject]) -> Void)?

  init(_ window: UIWindow?) { self.window = window }

  /// Calls a closure after each turn when controllers may have changed, until the result is released.
  ///
  /// - Parameters:
  ///   - released: The controllers whose release may be the only sign of a change.
  ///   - look: The closure.
  /// - Returns: The listener. The watch does not retain it.
  package func add(
    afterReleaseOf released: [UIViewController] = [], _ look: @escaping @MainActor () -> Void
  ) -> Listener {
    let listener = Listener(self, look)
    dropReleased()
    listeners.append(Weak(listener: listener))
    let changes = changes ?? Platform.observeHierarchies(in: window) { [weak self] in self?.look() }
    self.changes = changes
    for viewController in released { changes.includeRelease(of: viewController) }
    return listener
  }

  /// Calls a closure at each moment of a commit, until the result is released.
  package func add(atCommits follow: @escaping @MainActor (CommitMoment) -> Void) -> Listener {
    let listener = add {}
    listener.follow = follow
    return listener
  }

  /// Tells the listeners of a moment of a commit.
  func tell(_ moment: CommitMoment) { for entry in listeners { entry.listener?.follow(moment) } }

  /// Calls a closure with an object and the others that listeners have found in this turn, once all have looked.
  package func report(_ object: AnyObject, to receive: @escaping @MainActor ([AnyObject]) -> Void) {
    found.append(object)
    self.receive = receive
  }

  @inline(never) private func dropReleased() { listeners.removeAll { $0.listener == nil } }

  private func look() {
    for entry in listeners { entry.listener?.look() }
    dropReleased()
    if listeners.isEmpty { changes = nil }
    guard let receive else { return }
    let found = found
    (self.found, self.receive) = ([], nil)
    receive(found)
  }
}
