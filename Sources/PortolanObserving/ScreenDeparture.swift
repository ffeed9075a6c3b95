/// A screen that is no longer visible to the user, for any reason.
///
/// ```swift
/// final class ReadingTime: ScreenObserver {
///   func router(did event: NavigationEvent) {}
///   func router(didShow appearance: ScreenAppearance) {}
///
///   func router(didHide departure: ScreenDeparture) { log("\(departure.controllerName): \(departure.duration)") }
/// }
/// ```
@MainActor
public struct ScreenDeparture {
  /// The value of the screen, or `nil` if its controller had none.
  public let screen: (any Screen)?
  /// The class of the controller, for screens without a value.
  public let controllerName: String
  /// The reason why the screen had appeared, or `nil` if it was visible before the observer was added.
  public let cause: ScreenAppearance.Cause?
  /// The time that the screen was visible.
  ///
  /// It includes the time that the app spent in the background.
  public let duration: Duration

  /// A description of the departure in one line.
  public var text: String {
    "\(screen.map { String(describing: $0) } ?? controllerName) was visible for \(duration)"
  }
}
