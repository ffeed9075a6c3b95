/// An observer that measures each navigation as an interval for Instruments.
///
/// ```swift
/// let router = DefaultRouter(observers: [SignpostObserver(subsystem: "com.example.store")])
/// ```
///
/// An interval has the name `navigation` in the category `navigation`. It begins with the request, with the name of the
/// destination. It ends when the screen is reached, when the request has failed, with the code of the error, or when the request
/// has joined an equal request.
///
/// On systems without signposts the observer does nothing.
public final class SignpostObserver: RouterObserver {
  private let begin: @MainActor (_ destination: String) -> @MainActor (_ outcome: String) -> Void
  /// The ends of the intervals under way, by the number of the request.
  private var open: [(request: Int, end: @MainActor (_ outcome: String) -> Void)] = []

  /// Creates an observer.
  ///
  /// - Parameter subsystem: The reverse domain name under which the app logs.
  public convenience init(subsystem: String = "Portolan") {
    let signposts = Signposts(subsystem: subsystem, category: "navigation")
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
    switch event.what {
    case .requested: open.append((event.request, begin(event.destination)))
    case .joined: end(event, "joined")
    case .reached: end(event, "reached \(event.destination)")
    case .failed(let failure): end(event, "failed: \(failure.code)")
    default: break
    }
  }

  private func end(_ event: NavigationEvent, _ outcome: String) {
    guard let index = open.firstIndex(where: { $0.request == event.request }) else { return }
    open.remove(at: index).end(outcome)
  }
}
