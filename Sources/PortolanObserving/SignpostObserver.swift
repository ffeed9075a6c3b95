/// An observer that measures each navigation as an interval, which Instruments shows.
///
/// ```swift
/// let router = DefaultRouter(observers: [SignpostObserver(subsystem: "com.example.store")])
/// ```
///
/// An interval has the name `navigation` in the category `navigation`. It begins with the request, with the name of the
/// destination. It ends when the screen is reached, when the request has failed, with the code of the error, or when the
/// request has joined an equal one that is under way. Among requests for equal destinations, the oldest ends first.
///
/// On systems without signposts the observer does nothing.
public final class SignpostObserver: RouterObserver {
  private let begin: @MainActor (_ destination: String) -> @MainActor (_ outcome: String) -> Void
  private var intervals: [Interval] = []
  /// The destinations to which guards redirected requests that have not ended.
  private var redirections: [Destination] = []

  private struct Interval {
    let destination: Destination
    let end: @MainActor (_ outcome: String) -> Void
  }

  /// Creates an observer.
  ///
  /// - Parameter subsystem: The reverse domain name under which the app logs.
  public convenience init(subsystem: String = "Portolan") {
    let signposts = Platform.Signposts(subsystem: subsystem, category: "navigation")
    self.init { signposts.begin($0) }
  }

  /// Creates an observer that begins intervals with a closure, for tests.
  ///
  /// - Parameter begin: A closure that begins an interval, and returns the closure that ends it.
  package init(begin: @escaping @MainActor (_ destination: String) -> @MainActor (_ outcome: String) -> Void) {
    self.begin = begin
  }

  /// Begins or ends an interval.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {
    switch event {
    case .requested(let destination):
      intervals.append(Interval(destination: destination, end: begin(destination.name)))
    case .joined(let destination):
      // The request itself was reported immediately before.
      end(intervals.lastIndex { $0.destination.isSame(as: destination) }, "joined")
    case .redirected(_, let destination): redirections.append(destination)
    case .reached(let destination, _): end(index(reaching: destination), "reached \(destination.name)")
    case .failed(let destination, let error):
      end(index(of: destination), "failed: \(Self.code(of: error))")
    default: break
    }
    if intervals.isEmpty { redirections = [] }
  }

  /// Returns the index of the oldest interval for a destination.
  ///
  /// Contexts without `Equatable` are never the same, so that the name decides about them.
  private func index(of destination: Destination) -> Int? {
    intervals.firstIndex { $0.destination.isSame(as: destination) }
      ?? intervals.firstIndex { $0.destination.name == destination.name }
  }

  /// Returns the index of the interval whose request has reached a destination.
  ///
  /// The event does not name the request. After a redirection the destination is another one than that of the request,
  /// which is then taken for the oldest one.
  private func index(reaching destination: Destination) -> Int? {
    if let index = intervals.firstIndex(where: { $0.destination.isSame(as: destination) }) { return index }
    if let redirection = redirections.firstIndex(where: { $0.isSame(as: destination) }) {
      redirections.remove(at: redirection)
      return intervals.indices.first
    }
    if let index = index(of: destination) { return index }
    return redirections.contains { $0.name == destination.name } ? intervals.indices.first : nil
  }

  private func end(_ index: Int?, _ outcome: String) {
    guard let index else { return }
    intervals.remove(at: index).end(outcome)
  }

  private static func code(of error: any Error) -> String {
    (error as? RoutingError)?.code.description ?? "\(type(of: error))"
  }
}
