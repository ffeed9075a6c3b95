/// An event that the user causes.
@MainActor
open class UIEvent: InertUIEvent {
  /// The finer kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// No finer kind.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }
}
