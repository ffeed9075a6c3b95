/// The one observer of a window: it looks when controllers may have changed, and tells the code that asked.
///
/// UIKit has no single signal for what happens to a controller: it does not report a dismissal in code, a pop of a covered
/// controller, a new root, or the release of an alert. So the watch trusts no signal to tell *what* happened. After each
/// turn that may have changed a hierarchy, its listeners compare.
@MainActor
package final class WindowWatch {
  /// Code that is told of changes until the listener is released.
  @MainActor
  package final class Listener {
    package let watch: WindowWatch
    fileprivate let look: @MainActor () -> Void
    fileprivate var follow: @MainActor (_ reached: UIViewController?) -> Void = { _ in }

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

  /// Calls a closure around each commit, until the result is released.
  ///
  /// - Parameter follow: A closure that receives `nil` when a navigation is about to change the hierarchy, and the target when it has
  ///   reached it, before the post-routing tasks.
  /// - Returns: The listener. The watch does not retain it.
  package func add(atCommits follow: @escaping @MainActor (_ reached: UIViewController?) -> Void) -> Listener {
    let listener = add {}
    listener.follow = follow
    return listener
  }

  /// Tells the listeners of the target that a commit has reached, or, with `nil`, that a commit begins.
  func tell(reached target: UIViewController?) { for entry in listeners { entry.listener?.follow(target) } }

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
