/// An observer that writes each decision of a router, with the number of its request, and each screen that appears, to the
/// system's log.
///
/// That is the unified log on platforms that have it, and standard error on the others.
///
/// ```swift
/// let router = DefaultRouter(observers: [LogObserver(subsystem: "com.example.store")])
/// ```
public final class LogObserver: ScreenObserver {
  private let log: Platform.Log

  /// Creates an observer.
  ///
  /// - Parameter subsystem: The reverse domain name under which the app logs.
  public init(subsystem: String = "Portolan") {
    log = Platform.Log(subsystem: subsystem, category: "navigation")
  }

  /// Writes a decision to the log, as an error if the request failed.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {
    if case .failed(let failure) = event.what {
      log.error("\(event.request): \(failure.text)")
    } else {
      log.debug("\(event.request): \(event.text)")
    }
  }

  /// Writes a screen that appeared to the log.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  public func router(didShow appearance: ScreenAppearance) {
    log.debug(appearance.text)
  }

  /// Writes a screen that is no longer visible to the log.
  ///
  /// - Parameter departure: The screen, and how long it was visible.
  public func router(didHide departure: ScreenDeparture) {
    log.debug(departure.text)
  }
}
