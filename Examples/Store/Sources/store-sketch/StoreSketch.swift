import PortolanSketch
import StoreApp
import StoreLinks

/// The navigation of the store without its screens: the routes and the guards are the app's own, and placeholders stand for the
/// screens.
@main
enum StoreSketch: SketchTool {
  static let start = StoreScreen.tabs
  static let entrances: [StoreScreen] = [.city(name: .genoa), .product(id: 42)]
  static let furtherControllers = 3
  static let events: [SketchEvent<StoreScreen>] = [
    SketchEvent("log in", .set("logged-in")), SketchEvent("log out", .clear("logged-in")),
    SketchEvent("offer a product that is gone", .perform { app in try? await app.open(.product(id: 999)) }),
  ]

  static func sketch(of screen: StoreScreen) -> Sketch<StoreScreen> {
    switch screen {
    case .launch, .catalogue, .city: .screen
    case .tabs: .tabs(.home, .catalogue, .bagTab, .account, withoutBar: .bagTab)
    case .home: .screen.button("Another offer", .nothing)
    case .product: .screen.button("Add to bag", .set("bag-filled"))
    case .bag, .bagTab:
      .screen.titled("Bag").button("Check out", .run(from: address, then: takeLinks), if: "bag-filled")
    case .account: .exits(.settings)
    case .settings: .screen.button("Log out", .clear("logged-in"))
    case .login: .exits(.forgotPassword).button("Log in", .set("logged-in"), .close)
    case .forgotPassword: .screen.field("E-mail").button("Send", .nothing)
    case .onboarding: .screen.titled("Welcome").exit("Start", to: .home)
    case .cities: .screen.button("Close", .dismiss)
    case .textInput:
      .screen.titled("Note").field("Note", "Ahoy").stays(while: .text).button("Clear", .emptyFields)
        .exit("Continue", to: StoreScreen.textConfirmation)
    case .textConfirmation: .screen.titled("Is this right?")
    }
  }

  // The screens that only the checkout shows.
  private static let address = SketchPage<StoreScreen>(
    "Address", .screen.field("Address", "Quay 7").button("Cancel", .cancel).button("Continue", .next(order), if: .text))
  private static let order = SketchPage<StoreScreen>(
    "Order",
    .screen.button("Pay", .perform(pay), .conclude, .clear("bag-filled"), .replace(receipt), if: "bag-filled"))
  private static let receipt = SketchPage<StoreScreen>("Thank you", .screen.button("Done", .finish))

  // Links wait from the payment until the receipt is closed.
  private static let takeLinks = SketchAction<StoreScreen>.perform { app in app.gate?.open(for: "payment") }
  @MainActor private static func pay(_ app: SketchWorld<StoreScreen>) async throws {
    app.gate?.close(for: "payment")
    do {
      try await app.require("logged-in", asking: .login)
    } catch {
      app.gate?.open(for: "payment")
      throw error
    }
  }

  static func prepare(_ router: DefaultRouter, _ app: SketchWorld<StoreScreen>) {
    let loginGuard = LoginGuard(isLoggedIn: { app.isOn("logged-in") }) {
      try await app.require("logged-in", asking: .login)
    }
    router.assembleScreens(with: StoreGuards(loginGuard: loginGuard))
  }
}
