/// An observer that keeps the latest navigations with their events.
///
/// ```swift
/// let log = NavigationLog()
/// router.add(log)
/// ```
///
/// A ``RouteListViewController`` shows it.
public final class NavigationLog: RouterObserver {
  /// A navigation with its events.
  public struct Entry: Hashable, Sendable {
    /// The number of the request.
    public let request: Int
    /// The name of the destination.
    public let destination: String
    /// The events so far, one a line.
    public fileprivate(set) var events: [String] = []
  }

  /// The latest navigations, the newest first.
  public private(set) var entries: [Entry] = []
  private let limit: Int

  /// Creates a log.
  ///
  /// ```swift
  /// router.add(NavigationLog(limit: 50))
  /// ```
  ///
  /// - Parameter limit: The number of navigations that are kept.
  public init(limit: Int = 10) {
    self.limit = limit
  }

  /// Adds the event to its navigation.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {
    if let index = entries.firstIndex(where: { $0.request == event.request }) {
      entries[index].events.append(event.text)
    } else {
      // A navigation that is no longer kept may still have an event.
      let place = entries.firstIndex { $0.request < event.request } ?? entries.endIndex
      entries.insert(Entry(request: event.request, destination: event.destination, events: [event.text]), at: place)
      entries = Array(entries.prefix(limit))
    }
  }
}
