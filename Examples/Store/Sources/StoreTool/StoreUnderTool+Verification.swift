#if !canImport(UIKit)
  import Portolan
  public import PortolanVerifier
  import StoreApp
  import StoreLinks

  extension StoreUnderTool: VerifiableApp {
    /// A text for the fields of the store.
    nonisolated public static var texts: [String] { ["Genoa"] }

    /// The user answers the login on the way to a screen, instead of the tool.
    nonisolated public static var launchOptions: [String] { ["--wait-for-login"] }

    /// Three controllers more than at the launch, so that the pairs end within a minute.
    nonisolated public static var maximumControllers: Int? { 11 }

    /// Shortcuts, notifications and activities, and a product that the shop does not have.
    nonisolated public static var events: [String] {
      [
        "link https://store.example/products/999", "shortcut example.store.bag",
        "activity https://store.example/account",
        "notify offer.json",
      ]
    }

    /// A notification with a product.
    nonisolated public static var payloads: [String: String] { ["offer.json": #"{"product": 7}"#] }

    /// The login state and the number of products; not every screen shows them.
    public var fingerprint: String {
      "\(store.shop.session.isLoggedIn)\n\(store.shop.bag.items)"
    }

    /// The verification is limited to few products and orders.
    public var isExplored: Bool { store.shop.bag.items.count <= 1 && store.shop.receipts.count <= 1 }

    /// The tabs are home.
    nonisolated public static var exceptions: [RuleException<StoreUnderTool>] {
      [.home(.home), .home(.catalogue), .home(.bagTab), .home(.account)]
    }
  }
#endif
