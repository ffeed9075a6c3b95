#if SwiftLog
  public import Logging
  public import Portolan

  /// An observer that writes each decision of a router, and each screen that appears, to a logger of swift-log.
  ///
  /// ```swift
  /// let router = DefaultRouter(observers: [LoggingObserver(Logger(label: "com.example.store.navigation"))])
  /// ```
  ///
  /// | event | level | metadata |
  /// |---|---|---|
  /// | a screen is reached | `info` | `request`, `destination` |
  /// | a screen appears, or is no longer visible | `info` | `screen`, `seconds` |
  /// | a request was denied, replaced, rejected or cancelled, or a screen stayed | `notice` | `request`, `destination`, `code` |
  /// | the hierarchy was restored, or a post-routing task failed | `warning` | `request`, `destination`, `code` |
  /// | a request failed for another reason | `error` | `request`, `destination`, `code` |
  /// | any other decision | `debug`, and `trace` for searches | `request`, `destination` |
  ///
  /// The names of destinations and screens can contain values, such as the identifier in `product(id: 42)`.
  public final class LoggingObserver: ScreenObserver {
    private let logger: Logger

    /// Creates an observer.
    ///
    /// - Parameter logger: The logger, whose level decides what is written.
    public init(_ logger: Logger = Logger(label: "Portolan")) {
      self.logger = logger
    }

    /// Writes a decision to the logger.
    ///
    /// - Parameter event: The decision.
    public func router(did event: NavigationEvent) {
      let level = level(of: event)
      // A description of an event is expensive, and most loggers do not write them all.
      guard level >= logger.logLevel else { return }
      logger.log(level: level, "\(event.text)", metadata: metadata(of: event))
    }

    /// Writes a screen that appeared to the logger.
    ///
    /// - Parameter appearance: The screen, and the reason why it appeared.
    public func router(didShow appearance: ScreenAppearance) {
      let name = appearance.screen.map { "\($0)" } ?? "\(type(of: appearance.viewController))"
      logger.info("\(appearance.text)", metadata: ["screen": "\(name)"])
    }

    /// Writes a screen that is no longer visible to the logger.
    ///
    /// - Parameter departure: The screen, and how long it was visible.
    public func router(didHide departure: ScreenDeparture) {
      let name = departure.screen.map { "\($0)" } ?? departure.controllerName
      logger.info(
        "\(departure.text)",
        metadata: ["screen": "\(name)", "seconds": "\(departure.duration / .seconds(1))"])
    }

    private func level(of event: NavigationEvent) -> Logger.Level {
      switch event.what {
      case .reached: .info
      case .failed(let failure): failure.outcome == .failed ? .error : .notice
      case .undone, .postTaskFailed, .setAside: .warning
      case .searched: .trace
      default: .debug
      }
    }

    private func metadata(of event: NavigationEvent) -> Logger.Metadata {
      var metadata: Logger.Metadata = ["request": "\(event.request)", "destination": "\(event.destination)"]
      switch event.what {
      case .failed(let failure), .undone(let failure), .postTaskFailed(_, let failure):
        metadata["code"] = "\(failure.code)"
      default: break
      }
      return metadata
    }
  }
#else
  /// The observer that writes to a logger of swift-log; the module has it only with the trait `SwiftLog`.
  @available(
    *, deprecated,
    message: "add the trait in Package.swift: .package(url: …, from: …, traits: [.defaults, \"SwiftLog\"])"
  )
  public typealias LoggingObserver = Never
#endif
