#if !canImport(UIKit)
  package import BankApp
  import CardsLinks
  package import Portolan
  package import PortolanTool
  package import PortolanVerifier
  import ProfileFeature
  import TransfersFeature

  /// The bank for its command line: it opens, shows and verifies the screens of all features.
  package final class BankUnderTool: VerifiableApp {
    package typealias AppScreen = BankApp.AppScreen

    let bank = Bank(window: UIWindow())

    package var window: UIWindow { bank.window }
    package var router: DefaultRouter { bank.router }
    package var inbox: DeepLinkInbox<AppScreen>? { bank.inbox }

    package init(options: NoOptions) async throws {
      try await bank.start()
    }

    package nonisolated static var samples: [AppScreen] {
      [
        .cards(.list), .cards(.card(id: 7)), .cards(.limits(id: 7)), .transfers(.history), .transfers(.form(card: nil)),
        .profile(.profile), .profile(.message(id: 0)),
      ]
    }

    package nonisolated static var steps: [ToolStep<BankUnderTool>] {
      [ToolStep("unlock") { $0.bank.isUnlocked = true }]
    }

    package var fingerprint: String { "\(bank.isUnlocked)\n\(bank.sent.total)" }

    /// The verification is limited to few transfers.
    package var isExplored: Bool { bank.sent.total <= 100 }

    package nonisolated static var exceptions: [RuleException<BankUnderTool>] {
      [.home(.cards(.list)), .home(.transfers(.history)), .home(.profile(.profile))]
    }
  }
#endif
