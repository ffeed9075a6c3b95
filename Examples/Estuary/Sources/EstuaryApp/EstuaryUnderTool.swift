#if !canImport(UIKit)
  public import Portolan
  public import PortolanTool
  public import PortolanVerifier

  /// The bank for its command line.
  public final class EstuaryUnderTool: VerifiableApp {
    /// The screens of the app.
    public typealias AppScreen = EstuaryScreen

    /// The options of the app's start.
    public struct Options: ParsableArguments, Sendable {
      @Flag(help: "Start without the lock.")
      var unlocked = false

      @Option(help: "A planted fault; may be repeated.")
      var fault: [EstuaryFault] = []

      /// Creates the default options.
      public init() {}
    }

    private let bank: Bank

    /// Starts the app.
    public init(options: Options) async throws {
      bank = Bank(faults: Set(options.fault))
      try await bank.start()
      if options.unlocked { bank.unlock() }
    }

    /// The window that the customer sees: the lock while the app is locked.
    public var window: UIWindow { bank.visibleWindow }
    /// The router.
    public var router: DefaultRouter { bank.router }
    /// The inbox.
    public var inbox: DeepLinkInbox<EstuaryScreen>? { bank.inbox }

    /// A sample of each screen with a link.
    nonisolated public static var samples: [EstuaryScreen] {
      [
        .overview, .account(id: 1), .transaction(account: 1, id: 1), .statements(account: 1), .payments, .payees,
        .payee(id: 1), .orders, .order(id: 1), .cards, .card(id: 1), .limits(id: 1), .conversations, .chat(id: 1),
        .more, .profile, .address, .security, .devices, .documents, .document(id: 1), .legal, .support,
        .topic(topic: 1), .branches, .branch(id: 1), .rates, .search, .transfer, .openAccount,
      ]
    }

    /// The lock, when the app goes to the background.
    nonisolated public static var steps: [ToolStep<EstuaryUnderTool>] { [ToolStep("lock") { $0.bank.lock() }] }

    /// The PIN.
    nonisolated public static var texts: [String] { ["1234"] }

    /// The verification begins where customers are.
    nonisolated public static var launchOptions: [String] { ["--unlocked"] }

    /// The actions of the customer so far; not every screen shows them.
    public var fingerprint: String {
      let messages = bank.messages.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return [
        "\(bank.isConfirmed)", "\(bank.frozenCards.sorted())", "\(messages)", "\(bank.transfers)", "\(bank.accounts)",
      ].joined(separator: "\n")
    }

    /// The verification is limited to one message, transfer and account.
    public var isExplored: Bool {
      bank.messages.values.reduce(0) { $0 + $1.count } <= 1 && bank.transfers.count <= 1 && bank.accounts.count <= 3
        && bank.frozenCards.count <= 1
    }

    /// The tabs are home.
    nonisolated public static var exceptions: [RuleException<EstuaryUnderTool>] {
      [.home(.overview), .home(.payments), .home(.cards), .home(.more)]
    }
  }
#endif
