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
  ///   - viewController: The screen, which is not retained.
  ///   - onEmpty: A closure that is called once, when the last of the screens has left. It returns the end of the owner, if
  ///     that has still to come.
  package func follow(_ viewController: UIViewController, onEmpty: @escaping @MainActor () -> Promise<Void>?) {
    self.onEmpty = onEmpty
    guard !watches.contains(where: { $0.viewController === viewController && !$0.hasEnded }) else { return }
    let watch = RemovalWatch(viewController) { [weak self] in self?.tellIfEmpty() }
    watches.append(watch)
  }

  /// Records which screens have arrived, so that one that leaves before the next check counts as shown.
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
      for watch in remaining {
        if watch.window == nil {
          watch.viewController?.closeOnArrival()
        } else {
          await watch.viewController?.closeUnowned(in: watch.window)
        }
      }
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
