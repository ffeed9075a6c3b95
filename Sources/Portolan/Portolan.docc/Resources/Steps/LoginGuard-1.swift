import Portolan

struct LoginRequired: Error {}

struct LoginGuard: RoutingInterceptor {
  let session: Session

  func perform(with screen: ShopScreen) async throws -> InterceptorAnswer {
    guard session.isOpen else { throw LoginRequired() }
    return .proceed
  }
}
