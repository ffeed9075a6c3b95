import Portolan
import PortolanArticles
import StoreLinks

/// The launch of a window: new customers see the introduction and the login, and all others see the tabs at once.
@MainActor
struct StoreLaunch {
  let shop: Shop
  let router: any Router
  /// The gate that holds back links during the launch.
  ///
  /// The caller opens it for the launch after the sequence.
  let gate: ReadinessGate

  /// The parts of the launch, up to the tabs.
  var sequence: LaunchSequence<LaunchInstructor> {
    LaunchSequence(until: .main, asking: instruct, run: run)
  }

  /// Returns the next part of the launch, with the login last, since customers may skip it.
  private func instruct() -> LaunchInstructor {
    guard shop.preferences.introductionWasShown else { return .onboarding }
    return shop.preferences.loginWasOffered || shop.session.isLoggedIn ? .main : .auth
  }

  private func run(_ part: LaunchInstructor) async throws {
    switch part {
    case .onboarding:
      gate.close(for: .onboarding)
      defer { gate.open(for: .onboarding) }
      try await Portolan.run(OnboardingFlow(router: router))
      shop.preferences.introductionWasShown = true
    case .auth:
      gate.close(for: .login)
      defer {
        shop.preferences.loginWasOffered = true
        gate.open(for: .login)
      }
      try await Portolan.run(LoginFlow(session: shop.session, router: router, isFirst: true))
    case .main:
      try await router.navigate(to: StoreScreen.tabs, animated: false)
    }
  }
}
