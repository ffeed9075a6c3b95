#if !canImport(UIKit)
  import BankApp
  import CardsLinks
  import Portolan
  import PortolanTool
  import PortolanVerifier
  import ProfileFeature
  import TransfersFeature

  /// The bank for its command line, which opens, shows and verifies the screens of all features.
  final class BankUnderTool: VerifiableApp {
    typealias AppScreen = BankApp.AppScreen

    let bank = Bank(window: UIWindow())

    var window: UIWindow { bank.window }
    var router: DefaultRouter { bank.router }
    var inbox: DeepLinkInbox<AppScreen>? { bank.inbox }

    init(options: NoOptions) async throws {
      try await bank.start()
    }

    nonisolated static var samples: [AppScreen] {
      [
        .cards(.list), .cards(.card(id: 7)), .cards(.limits(id: 7)), .transfers(.history), .transfers(.form(card: nil)),
        .profile(.profile), .profile(.message(id: 0)),
      ]
    }

    nonisolated static var steps: [ToolStep<BankUnderTool>] { [ToolStep("unlock") { $0.bank.isUnlocked = true }] }

    var fingerprint: String { "\(bank.isUnlocked) \(bank.sent.total)" }

    /// The verification is limited to few transfers.
    var isExplored: Bool { bank.sent.total <= 100 }

    nonisolated static var exceptions: [RuleException<BankUnderTool>] {
      [.home(.cards(.list)), .home(.transfers(.history)), .home(.profile(.profile))]
    }
  }
#endif
