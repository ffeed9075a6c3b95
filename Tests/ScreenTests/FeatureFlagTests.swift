import Portolan
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("A screen whose feature can be switched off", .everyCompletion, .limited)
struct FeatureFlagTests {
  private enum Place: Screen {
    case bag, checkout, loyalty, product(id: Int), productWithVideo(id: Int)

    var assembly: any Assembly {
      switch self {
      case .bag: InlineAssembly { BagViewController() }
      default: InlineAssembly { InfoViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .bag: .present
      case .checkout: .present.available(if: "checkout", otherwise: .bag)
      case .loyalty: .present.available(if: "loyalty")
      case .product(let id): .present.redirected { _ in id == 2 ? .productWithVideo(id: id) : nil }
      case .productWithVideo: .present
      }
    }
  }

  private final class Flags {
    var on: Set<FeatureFlag> = []
  }

  private let flags = Flags()

  private func app() -> App {
    let app = App(root: HomeViewController())
    app.router.setFeatureFlags { [flags] in flags.on.contains($0) }
    return app
  }

  @Test("A screen whose feature can be switched off is reached while the feature is on, and only then")
  func switched() async throws {
    let app = app()
    let before = app.state
    let error = await #expect(throws: FeatureIsOff.self) { try await app.router.navigate(to: Place.loyalty) }
    #expect(error == FeatureIsOff(flag: "loyalty", screen: "loyalty"))
    #expect(
      error?.description
        == "loyalty exists, but its feature “loyalty” is switched off. To fix: switch it on, or give the route a screen "
        + "for that case with available(if:otherwise:).")
    #expect(app.state == before)
    flags.on = ["loyalty"]
    try await app.router.navigate(to: Place.loyalty)
    #expect(app.top is InfoViewController)
    // A screen that is there already is not reached either once its feature is off.
    flags.on = []
    await #expect(throws: FeatureIsOff.self) { try await app.router.navigate(to: Place.loyalty) }
  }

  @Test("A screen whose feature can be switched off is replaced by another screen while the feature is off")
  func otherwise() async throws {
    let app = app()
    #expect(try app.router.plan(to: Place.checkout).guards == ["flag checkout"])
    let result = try await app.router.navigate(to: Place.checkout)
    #expect(result.viewController is BagViewController)
    flags.on = ["checkout"]
    #expect(try await app.router.navigate(to: Place.checkout).viewController is InfoViewController)
  }

  @Test("A screen whose feature can be switched off is off with a router that has no flags")
  func withoutFlags() async throws {
    let app = App(root: HomeViewController())
    await #expect(throws: FeatureIsOff.self) { try await app.router.navigate(to: Place.loyalty) }
  }

  @Test("A screen whose feature can be switched off has a link that is known, and answered by the flag")
  func link() async throws {
    let app = app()
    let inbox = DeepLinkInbox<Place>(
      router: app.router, gate: ReadinessGate(closedFor: []), understand: { _ in .loyalty })
    guard case .denied(let error) = await inbox.deliver(.loyalty) else {
      Issue.record("The link must be denied.")
      return
    }
    #expect(error is FeatureIsOff)
    #expect(await inbox.deliver(.checkout).isReached)
    #expect(app.top is BagViewController)
  }

  @Test("A screen of an experiment may be another screen")
  func experiment() async throws {
    let app = app()
    #expect(try await app.router.navigate(to: Place.product(id: 1)).viewController.screen() == Place.product(id: 1))
    let other = try await app.router.navigate(to: Place.product(id: 2)).viewController
    #expect(other.screen() == Place.productWithVideo(id: 2))
  }
}
