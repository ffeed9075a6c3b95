/// A watch that notices when a controller has left the hierarchy for good, for any reason, and calls its owner.
///
/// A change of a hierarchy only leads to a check, once nothing moves in the window and no navigation is changing it. A
/// controller that a navigation removed and put back has not left.
///
/// The watch stays alive until it ends.
@MainActor
package final class RemovalWatch {
  package private(set) weak var viewController: UIViewController?
  /// The window that last contained the controller.
  private(set) weak var window: UIWindow?
  private weak var container: UIViewController?
  /// The place of the controller when it was last found in its window.
  private var place = (level: 0, depth: 0)
  private let hasContainer: Bool
  private var wasInWindow = false
  private var onRemoval: (@MainActor () -> Promise<Void>?)?
  /// A closure that is called once, when the controller enters a hierarchy for the first time.
  var onArrival: (@MainActor () -> Void)?
  /// The listener to changes, or `nil` if the controller has left or the watch has ended.
  private var listener: WindowWatch.Listener?

  /// Watches a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller. It is not retained.
  ///   - container: A container that the controller must not leave either, or `nil` to allow any place in a window.
  ///   - onRemoval: A closure that is called once, when the controller has left its hierarchy or is released. Owners of
  ///     controllers further down are called after the end that it returns, if any.
  @discardableResult
  package init(
    _ viewController: UIViewController, in container: UIViewController? = nil,
    onRemoval: @escaping @MainActor () -> Promise<Void>?
  ) {
    self.viewController = viewController
    self.container = container
    hasContainer = container != nil
    self.onRemoval = onRemoval
    let isThere = locate()
    if listener == nil { listen(to: .of(nil)) }
    // A controller that has left already is reported later, too.
    if !isThere { RequestScope.startIndependentTask { Self.look(at: [self]) } }
  }

  package var hasEnded: Bool { onRemoval == nil }

  /// Records the place of the controller, and joins the watch of its window.
  ///
  /// - Returns: `false` if the controller has left its place. One that was never shown has not.
  @discardableResult
  func locate() -> Bool {
    guard let viewController else { return false }
    if hasContainer, container == nil || viewController.parent !== container { return false }
    if let window, viewController.isInHierarchy(of: window) {
      place = viewController.hierarchyPlace
      return true
    }
    guard let other = viewController.windowOfHierarchy, viewController.isInHierarchy(of: other) else {
      return !wasInWindow
    }
    window = other
    wasInWindow = true
    place = viewController.hierarchyPlace
    if let tell = onArrival {
      onArrival = nil
      RequestScope.startIndependentTask { tell() }
    }
    listen(to: .of(other))
    return true
  }

  /// Listens to changes, and when the controller is released or its container, since other code may retain that less long.
  private func listen(to watch: WindowWatch) {
    listener = watch.add(afterReleaseOf: [viewController, container].compactMap { $0 }) {
      if self.stopsWatching() { watch.report(self) { Self.callOwners(of: $0.compactMap { $0 as? RemovalWatch }) } }
    }
  }

  /// Calls the owners of the controllers that have left, unless a transition or a commit is under way.
  package static func look(at watches: [RemovalWatch]) {
    callOwners(of: watches.filter { $0.stopsWatching() })
  }

  /// Returns `true`, once, if the controller has left and no transition or commit is under way, whose end leads to another
  /// call.
  private func stopsWatching() -> Bool {
    if listener == nil || window?.isAtRest == false || locate() { return false }
    listener = nil
    return true
  }

  /// Calls owners one after the other, innermost first, as if the user had gone back one screen at a time.
  private static func callOwners(of departed: [RemovalWatch]) {
    var left = departed
    while let innermost = left.indices.max(by: { left[$0].place < left[$1].place }) {
      let watch = left.remove(at: innermost)
      let tell = watch.onRemoval
      watch.onRemoval = nil
      guard let end = RequestScope.independently({ tell?() }) else { continue }
      RequestScope.startIndependentTask { [left] in
        await end.wait()
        callOwners(of: left)
      }
      return
    }
  }

  /// Closes the controller now, or as soon as it is shown.
  @inline(never) fileprivate func close() async {
    if window == nil { viewController?.closeOnArrival() } else { await viewController?.closeUnowned(in: window) }
  }

  /// Ends the watch without calling the owner.
  package func end() {
    guard !hasEnded else { return }
    onRemoval = nil
    listener = nil
  }
}

/// The screens that a flow or a coordinator is tied to.
@MainActor
package final class FollowedScreens {
  private var watches: [RemovalWatch] = []
  private var onEmpty: (@MainActor () -> Promise<Void>?)?
  /// The number of navigations of the owner that are replacing screens.
  private var replacements = 0

  package init() {}

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen. It is not retained.
  ///   - onEmpty: A closure that is called once, when the last of the screens has left. It returns the end of the owner, if
  ///     that has still to come.
  package func follow(_ viewController: UIViewController, onEmpty: @escaping @MainActor () -> Promise<Void>?) {
    self.onEmpty = onEmpty
    guard !watches.contains(where: { $0.viewController === viewController && !$0.hasEnded }) else { return }
    let watch = RemovalWatch(viewController) { [weak self] in self?.tellIfEmpty() }
    watches.append(watch)
  }

  /// Records the screens that have arrived, so that one that leaves before the next check counts as shown.
  package func recordArrivals() {
    for watch in watches { watch.locate() }
  }

  /// Performs work that may remove all screens before the next one is followed.
  package func replacing<Answer>(_ work: () async throws -> Answer) async rethrows -> Answer {
    replacements += 1
    defer {
      replacements -= 1
      _ = tellIfEmpty()
    }
    return try await work()
  }

  /// Stops watching the screens.
  ///
  /// - Parameter closing: `true` to close the remaining screens. The lowest is closed first, because the others close
  ///   with it.
  package func end(closing: Bool) async {
    onEmpty = nil
    let remaining = watches.filter { !$0.hasEnded }
    for watch in remaining {
      // One that is just being presented has a window already.
      watch.locate()
      watch.end()
    }
    watches = []
    guard closing, !remaining.isEmpty else { return }
    let closed = Promise<Void>()
    // The flow may have ended by a cancellation, which must not prevent its screens from closing.
    _ = Task { @MainActor in
      for watch in remaining { await watch.close() }
      closed.end(with: ())
    }
    await closed.wait()
  }

  private func tellIfEmpty() -> Promise<Void>? {
    watches.removeAll(where: \.hasEnded)
    guard replacements == 0, watches.isEmpty, let tell = onEmpty else { return nil }
    onEmpty = nil
    return tell()
  }
}

extension UIViewController {
  /// The place in the window, from the root upward.
  ///
  /// The level is the number of presented controllers that this controller is over or inside of. The depth is the number of
  /// controllers around it and below it on their stacks.
  fileprivate var hierarchyPlace: (level: Int, depth: Int) {
    var (child, level, depth) = (self, 0, 0)
    while let above = child.parent ?? child.presentingViewController {
      if child.parent == nil {
        level += 1
      } else if level == 0 {
        let children = above.container.flatMap { $0.isStack ? $0.containedViewControllers : nil } ?? []
        depth += 1 + (children.indexOfInstance(child) ?? 0)
      }
      child = above
    }
    return (level, depth)
  }

  /// Closes a screen that has no owner any more as soon as it is shown, because UIKit postpones changes during a
  /// transition.
  package func closeOnArrival() {
    let watch = RemovalWatch(self) { nil }
    let close = { @MainActor [weak self, weak watch] in
      let window = watch?.window
      watch?.end()
      RequestScope.startIndependentTask { await self?.closeUnowned(in: window) }
    }
    if watch.window == nil { watch.onArrival = { close() } } else { close() }
  }
}
