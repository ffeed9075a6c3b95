import Portolan
@_exported public import PortolanTestSupport
@_exported public import PortolanTestTraits

/// A request together with the task that waits for it.
@MainActor
final class Caller {
  private(set) var answers: [Result<NavigationResult, any Error>] = []
  private var task: Task<Void, Never>?

  init(_ navigate: @escaping @MainActor () async throws -> NavigationResult) {
    task = Task {
      do { answers.append(.success(try await navigate())) } catch { answers.append(.failure(error)) }
    }
  }

  /// Uses the completion form.
  init(completion navigate: (@escaping @MainActor (Result<NavigationResult, any Error>) -> Void) -> Void) {
    navigate { self.answers.append($0) }
  }

  func cancel() {
    task?.cancel()
  }

  var isAnswered: Bool { !answers.isEmpty }

  /// The controller that was reached, `nil` where it was none or there is no single answer.
  var reached: UIViewController? {
    guard answers.count == 1, case .success(let result) = answers[0] else { return nil }
    return result.viewController
  }

  var error: (any Error)? {
    guard answers.count == 1, case .failure(let error) = answers[0] else { return nil }
    return error
  }

  var code: RoutingError.Code? { (error as? RoutingError)?.code }

  var isCancelled: Bool { error is CancellationError }
}

extension DefaultRouter {
  /// Goes to a site in a task of its own.
  func go(to site: Site, animated: Bool = false, policy: RequestPolicy? = nil) -> Caller {
    Caller { try await self.navigate(to: site.destination, animated: animated, policy: policy) }
  }

  /// Goes to a site by the completion form.
  func post(_ site: Site, animated: Bool = false, policy: RequestPolicy? = nil) -> Caller {
    Caller { self.navigate(to: site.destination, animated: animated, policy: policy, completion: $0) }
  }

  @discardableResult
  func reach(_ site: Site) async throws -> NavigationResult {
    try await navigate(to: site.destination, animated: false)
  }
}
