/// A source of notifications about changes among controllers, on screen or not.
///
/// An observer of the run loop finds the same changes on a device.
@MainActor
public enum HeadlessHierarchy {
  /// A subscription, which ends when it is released.
  @MainActor
  public final class Observation {
    fileprivate let notify: @MainActor (UIWindow?) -> Void

    fileprivate init(_ notify: @escaping @MainActor (UIWindow?) -> Void) {
      self.notify = notify
    }
  }

  private struct Place {
    weak var observation: Observation?
  }

  // Unchecked, as nothing that changes it calls code of others meanwhile. Every change of a controller asks for it.
  @exclusivity(unchecked) private static var places: [Place] = []

  /// Calls a closure whenever a controller gains or loses a parent or a presenter, appears, or disappears, and at the end of
  /// every transition.
  ///
  /// - Parameter notify: A closure that is called in the middle of the change, with the window in which the controllers are,
  ///   or `nil` if they are in none.
  /// - Returns: The subscription.
  public static func observe(_ notify: @escaping @MainActor (UIWindow?) -> Void) -> Observation {
    let observation = Observation(notify)
    places.removeAll { $0.observation == nil }
    places.append(Place(observation: observation))
    return observation
  }

  /// Tells the observers of a change.
  ///
  /// - Parameters:
  ///   - viewController: A controller that the change leaves in its window.
  ///   - other: Another one, for a change that may have removed the first.
  static func noteChange(at viewController: UIViewController?, or other: UIViewController? = nil) {
    guard !places.isEmpty else { return }
    noteChange(in: viewController?.windowAround ?? other?.windowAround)
  }

  /// Tells the observers of a change.
  static func noteChange(in window: UIWindow?) {
    for place in places { place.observation?.notify(window) }
  }
}

extension UIViewController {
  /// The window whose hierarchy contains the controller, even if a full-screen modal covers it.
  fileprivate var windowAround: UIWindow? {
    var level = self
    while let parent = level.parentReference { level = parent }
    var above: UIViewController? = level
    while let candidate = above {
      if let window = candidate.loadedView?.window { return window }
      above = candidate.presentedReference
    }
    return nil
  }
}
