/// A source of notifications about changes among controllers, on screen or not.
///
/// An observer of the run loop finds the same changes on a device: it looks once, before the run loop sleeps.
@MainActor
public enum HeadlessHierarchy {
  /// A subscription that ends when it is released.
  @MainActor
  public final class Observation {
    private let notify: @MainActor () -> Void
    private var isDue = false

    fileprivate init(_ notify: @escaping @MainActor () -> Void) { self.notify = notify }

    fileprivate func noteChange() {
      guard !isDue else { return }
      isDue = true
      Task { @MainActor [weak self] in
        self?.isDue = false
        self?.notify()
      }
    }

    /// Calls the closure, in the turn after a release, even if a change of the same turn will call it again.
    fileprivate func noteRelease() { notify() }

    /// Calls the closure after the release of a controller, too.
    ///
    /// The release of a controller that was never shown is no change of a hierarchy, but on a device the run loop looks after
    /// that turn, too.
    ///
    /// - Parameter viewController: The controller. It is not retained.
    public func includeRelease(of viewController: UIViewController) {
      let observations = viewController.observations ?? Observations()
      viewController.observations = observations
      observations.add(self)
    }
  }

  /// The observations of a window, of the release of a controller, or of all windows; those of a window are told of its release,
  /// too.
  @MainActor
  final class Observations {
    private struct Place {
      weak var observation: Observation?
    }

    private var places: [Place] = []

    deinit {
      guard !places.isEmpty else { return }
      Task { @MainActor [places] in
        for place in places { place.observation?.noteRelease() }
      }
    }

    fileprivate func add(_ observation: Observation) {
      places.removeAll { $0.observation == nil || $0.observation === observation }
      places.append(Place(observation: observation))
    }

    fileprivate func noteChange() {
      for place in places { place.observation?.noteChange() }
    }
  }

  private static let ofAllWindows = Observations()
  /// A Boolean value that indicates whether there may be observers, so that the window of a change matters.
  // Unchecked, as it is only ever set. Every change of a controller asks for it.
  @exclusivity(unchecked) private static var isObserved = false

  /// Calls a closure after each turn of the main actor with a change: a controller has gained or lost a parent or a presenter,
  /// has appeared or disappeared, or a transition has ended.
  ///
  /// The closure is called once for all changes of a turn, and after the release of the window.
  ///
  /// - Parameters:
  ///   - window: The window of the controllers, or `nil` for all controllers, even those in no window. It is not retained.
  ///   - notify: The closure.
  /// - Returns: The subscription.
  public static func observe(
    in window: UIWindow? = nil, _ notify: @escaping @MainActor () -> Void
  ) -> Observation {
    let observation = Observation(notify)
    isObserved = true
    (window?.observations ?? ofAllWindows).add(observation)
    return observation
  }

  /// Tells the observers of a change.
  ///
  /// - Parameters:
  ///   - viewController: A controller that the change leaves in its window.
  ///   - other: Another controller, for a change that may have removed the first.
  static func noteChange(at viewController: UIViewController?, or other: UIViewController? = nil) {
    guard isObserved else { return }
    noteChange(in: viewController?.windowAround ?? other?.windowAround)
  }

  /// Tells the observers of a change.
  package static func noteChange(in window: UIWindow?) {
    window?.observations.noteChange()
    ofAllWindows.noteChange()
  }
}

extension UIViewController {
  /// The window whose hierarchy contains the controller, even if a full-screen modal covers it.
  fileprivate var windowAround: UIWindow? { rootAncestor.windowAbove }

  /// The window of the controller, or of the nearest controller presented over it that has a window.
  private var windowAbove: UIWindow? { loadedView?.enclosingWindow ?? presentedReference?.windowAbove }
}
