/// A source of notifications about changes among controllers, on screen or not.
///
/// An observer of the run loop finds the same changes on a device.
@MainActor
public enum HeadlessHierarchy {
  /// A subscription, which ends when it is released.
  @MainActor
  public final class Observation {
    fileprivate let notify: @MainActor () -> Void

    fileprivate init(_ notify: @escaping @MainActor () -> Void) {
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
  /// - Parameter notify: A closure that is called in the middle of the change.
  /// - Returns: The subscription.
  public static func observe(_ notify: @escaping @MainActor () -> Void) -> Observation {
    let observation = Observation(notify)
    places.removeAll { $0.observation == nil }
    places.append(Place(observation: observation))
    return observation
  }

  static func noteChange() {
    guard !places.isEmpty else { return }
    for place in places { place.observation?.notify() }
  }
}
