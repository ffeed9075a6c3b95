/// Writes each decision of a router, and each screen that appears, to the system's log: the unified log where there is one,
/// else standard error.
public final class LogObserver: ScreenObserver {
  private let log: Platform.Log

  /// - Parameter subsystem: The reverse domain name under which the app logs.
  public init(subsystem: String = "Portolan") {
    log = Platform.Log(subsystem: subsystem, category: "navigation")
  }

  public func router(did event: NavigationEvent) {
    if case .failed(_, let error) = event {
      log.error(ValueText.of(error))
    } else {
      log.debug(event.text)
    }
  }

  public func router(didShow appearance: ScreenAppearance) {
    log.debug(appearance.text)
  }
}
