import Observation

// Sources: developer.apple.com/documentation/uikit/automatic-trait-tracking, of iOS 18, and
// …/updating-views-automatically-with-observation-tracking, of iOS 26. The passes of constraints and drawing, and the updates of
// configurations, are not made here, so that they are not tracked.
/// A method of a view or of its controller that runs again when a trait or an observable value that it read changes.
enum TrackedMethod {
  case layout, properties, propertiesOfController, emptyScreen
}

/// The traits that a method read.
///
/// Unchecked: the lock guards the list.
final class TraitReads: @unchecked Sendable {
  /// The method that runs, and the view whose traits count.
  ///
  /// A view is known by its identity alone: without a reference in it, the variable is read and set without a check for exclusive access.
  struct Running {
    let view: ObjectIdentifier
    let method: TrackedMethod
    var hasRead = false
  }

  @MainActor static var running: Running?

  private let lock = NSLock()
  private var traits: [ObjectIdentifier: UITrait] = [:]

  func note(_ trait: UITrait) { lock.withLock { traits[ObjectIdentifier(trait)] = trait } }

  func differ(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    lock.withLock { traits.values }.contains { $0.differs(first, second) }
  }
}

extension UITraitCollection {
  /// Returns the traits of a view or its controller, which note what is read while one of the view's methods runs.
  @MainActor
  func noting(for view: UIView?) -> UITraitCollection {
    guard let view, let running = TraitReads.running, running.view == ObjectIdentifier(view) else { return self }
    if !running.hasRead { view.beginReading(in: running.method) }
    return UITraitCollection(values, reads: view.traitReads[running.method])
  }
}

extension UIView {
  /// Runs a method, and keeps what it reads.
  final func tracking(_ method: TrackedMethod, _ body: () -> Void) {
    guard HeadlessSystem.version >= 18 else { return body() }
    let outer = TraitReads.running
    TraitReads.running = TraitReads.Running(view: ObjectIdentifier(self), method: method)
    if HeadlessSystem.version >= 26, #available(iOS 17, macOS 14, *) {
      withObservationTracking(body) { [weak self] in
        Task { @MainActor in NextTurnTransitionClock.shared.turns.putOff { self?.repeatMethod(method) } }
      }
    } else {
      body()
    }
    if readsTraits, TraitReads.running?.hasRead == false { traitReads[method] = nil }
    TraitReads.running = outer
  }

  /// Replaces what a method read when it last ran.
  fileprivate final func beginReading(in method: TrackedMethod) {
    readsTraits = true
    traitReads[method] = TraitReads()
    TraitReads.running?.hasRead = true
  }

  /// Marks the methods that read a trait that changed, and returns a Boolean value that indicates whether there are any.
  final func markReaders(before previous: UITraitCollection) -> Bool {
    guard readsTraits else { return false }
    let concerned = traitReads.filter { $0.value.differ(previous, traitCollection) }.keys
    for method in concerned { mark(method) }
    return !concerned.isEmpty
  }

  private func mark(_ method: TrackedMethod) {
    switch method {
    case .layout: needsLayout = true
    case .properties: needsProperties = true
    case .propertiesOfController: viewController?.flags.remove(.hasUpdatedProperties)
    case .emptyScreen: viewController?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Runs a method again in an update pass, after an observable value that it read has changed.
  private func repeatMethod(_ method: TrackedMethod) {
    mark(method)
    guard enclosingWindow != nil else { return }
    updateMarkedProperties()
    layOut()
  }
}
