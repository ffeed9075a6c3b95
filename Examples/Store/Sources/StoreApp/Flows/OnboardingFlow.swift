import Portolan
import StoreLinks

/// The introduction for new customers that finishes when they have read it.
final class OnboardingFlow: Flow<Void> {
  private let router: any Router

  init(router: any Router) {
    self.router = router
  }

  override func start() async throws {
    let result = try await show(StoreScreen.onboarding, by: router, animated: false)
    (result.viewController as? OnboardingViewController)?.onStart = { [weak self] in self?.finish(()) }
  }
}
