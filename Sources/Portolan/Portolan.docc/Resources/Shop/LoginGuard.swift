import Portolan

struct LoginRequired: Error {}

struct LoginGuard: RoutingInterceptor {
  let session: Session
  var router: (any Router)?

  func perform(with screen: ShopScreen) async throws -> InterceptorAnswer {
    if session.isOpen { return .proceed }
    guard let router else { throw LoginRequired() }
    do {
      try await run(LoginFlow(router: router))
    } catch is CancellationError where !session.isOpen {
      throw LoginRequired()
    }
    session.isOpen = true
    return .proceed
  }
}
