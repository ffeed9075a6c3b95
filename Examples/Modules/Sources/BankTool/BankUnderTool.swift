#if !canImport(UIKit)
  public import BankApp
  import CardsLinks
  public import Portolan
  public import PortolanTool
  public import PortolanVerifier
  import ProfileFeature
  import TransfersFeature

  /// The bank for its command line, which opens, shows and verifies the screens of all features.
  public final class BankUnderTool: VerifiableApp {
    public typealias AppScreen = BankApp.AppScreen

    let bank = Bank(window: UIWindow())

    public var window: UIWindow { bank.window }
    public var router: DefaultRouter { bank.router }
    public var inbox: DeepLinkInbox<AppScreen>? { bank.inbox }

    public init(options: NoOptions) async throws {
      try await bank.start()
    }

    public nonisolated static var samples: [AppScreen] {
      [
        .cards(.list), .cards(.card(id: 7)), .cards(.limits(id: 7)), .transfers(.history), .transfers(.form(card: nil)),
        .profile(.profile), .profile(.message(id: 0)),
      ]
    }

    public nonisolated static var steps: [ToolStep<BankUnderTool>] { [ToolStep("unlock") { $0.bank.isUnlocked = true }] }

    public var fingerprint: String { "\(bank.isUnlocked) \(bank.sent.total)" }

    /// The verification is limited to few transfers.
    public var isExplored: Bool { bank.sent.total <= 100 }

    public nonisolated static var exceptions: [RuleException<BankUnderTool>] {
      [.home(.cards(.list)), .home(.transfers(.history)), .home(.profile(.profile))]
    }
  }
#endif
