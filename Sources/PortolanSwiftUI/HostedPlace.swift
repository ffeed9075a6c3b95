import PortolanArticles

/// The place of a hosted screen in the app: its controller, and the router and the inbox of its window.
@MainActor
final class HostedPlace {
  weak var controller: UIViewController?
  /// The number of times that the assembly was read.
  var generation = 0
  /// A Boolean value that indicates whether the assembly has had unsaved changes.
  var hasHadUnsavedChanges = false

  private let router: (any Router)?

  /// Creates a place.
  ///
  /// - Parameter router: The router, or `nil` for the one that provides the environment in the window of the controller.
  init(router: (any Router)? = nil) {
    self.router = router
  }

  private var environment: ViewEnvironment? { controller.flatMap(ViewEnvironment.of) }

  /// Starts a navigation, whose failure the observers of the router receive.
  func go(_ target: some NavigationTarget, animated: Bool, policy: RequestPolicy?) {
    var target: any NavigationTarget = target
    if let screen = target as? any Screen, let controller { target = ScreenTable.host(of: screen, at: controller) }
    let destination = target.destination
    guard let router = router ?? environment?.router else {
      return UnseenFailure.report(
        "navigate was called for \(destination.name) by a view without a router. To fix: call provideEnvironment() of the "
          + "router, or set the environment value navigate.")
    }
    router.go(destination, animated: animated, policy: policy)
  }

  /// Closes the screen, once it agrees to leave.
  func close(animated: Bool) {
    guard let controller else { return }
    let router = environment?.router ?? DefaultRouter()
    RequestScope.startIndependentTask { _ = try? await router.close(controller, animated: animated) }
  }

  /// Closes the screen with a value.
  func close<Value>(with value: Value, animated: Bool) {
    guard let screen = controller as? any Dismissible<Value> else {
      return UnseenFailure.report(
        "close was called with a value of the type \(Value.self), which no DismissibleAssembly of the screen has. To fix: "
          + "let its assembly conform to DismissibleAssembly with that type.")
    }
    Task {
      do { try await screen.close(with: value, animated: animated) } catch {
        UnseenFailure.report("failed to close: \(error)")
      }
    }
  }

  /// Adds a link of the app to the inbox.
  ///
  /// - Returns: `false` if the URL is no link of the app.
  func openLink(_ url: URL) -> Bool { environment?.openLink(url) ?? false }
}
