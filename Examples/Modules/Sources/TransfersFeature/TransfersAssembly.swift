import BankUI
public import Portolan

/// The assembly of the transfers, with all that the feature needs from the app.
@MainActor
public struct TransfersAssembly: AssemblyDataSource {
  private let transfers: Transfers
  private let screens: ScreenRouter<TransfersScreen>
  private let showCard: @MainActor (_ card: Int) -> Void

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - transfers: The transfers of the user.
  ///   - screens: The router for the screens of this feature.
  ///   - showCard: Opens the screen of a card. It is part of another feature.
  public init(
    transfers: Transfers, screens: ScreenRouter<TransfersScreen>, showCard: @escaping @MainActor (_ card: Int) -> Void
  ) {
    self.transfers = transfers
    self.screens = screens
    self.showCard = showCard
  }

  /// Returns the assembly of a screen.
  public func getAssembly(key: TransfersScreen) -> (any Assembly)? {
    switch key {
    case .history:
      InlineAssembly { [transfers] in
        PageViewController(
          "Transfers", text: "Sent: \(transfers.total)", buttons: [.init("New") { screens.go(.form(card: nil)) }])
      }
    case .form(let card):
      InlineAssembly {
        PageViewController(
          "New transfer", text: card.map { "From card \($0)" } ?? "From the account",
          buttons: [.init("Send 100") { screens.go(.review(card: card, amount: 100)) }])
      }
    case .review(let card, let amount):
      InlineAssembly {
        PageViewController(
          "Send \(amount)?",
          buttons: [
            .init("Confirm") {
              transfers.send(amount)
              if let card { showCard(card) } else { screens.go(.history) }
            }
          ])
      }
    }
  }
}

/// The transfers of the user.
@MainActor
public final class Transfers {
  /// The sum of all amounts.
  public private(set) var total = 0

  /// Creates an empty list.
  public init() {}

  func send(_ amount: Int) { total += amount }
}
