import Portolan
import StoreLinks

/// How the store starts in a window: who is new is introduced and asked to log in; all others see the tabs at once.
@MainActor
struct StoreLaunch {
  let shop: Shop
  let router: any Router
  /// Says why links wait. Who starts the sequence opens it for the launch afterwards.
  let gate: ReadinessGate

  /// The parts of the launch, up to the tabs.
  var sequence: LaunchSequence<LaunchInstructor> {
    LaunchSequence(until: .main, asking: instruct, run: run)
  }

  /// The login comes last, and may be put off: nobody has to log in to look around.
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
