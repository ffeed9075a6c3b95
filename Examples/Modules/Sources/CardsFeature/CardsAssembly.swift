import BankUI
public import CardsLinks
public import Foundation
public import Portolan

/// The assembly of the cards and their guards, with all that the feature needs from the app.
@MainActor
public struct CardsAssembly: AssemblyDataSource {
  private let cards: [Int: String]
  private let screens: ScreenRouter<CardsScreen>
  private let isUnlocked: @MainActor () -> Bool
  private let pay: @MainActor (_ card: Int) -> Void
  private let url: @MainActor (CardsScreen) -> URL?

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - cards: The names of the cards, by their identifiers.
  ///   - screens: The router for the screens of this feature.
  ///   - isUnlocked: Returns whether the user has unlocked secrets.
  ///   - pay: Opens the screen for a payment with a card. It is part of another feature.
  ///   - url: Returns the link of a screen. Only the app knows it.
  public init(
    cards: [Int: String], screens: ScreenRouter<CardsScreen>, isUnlocked: @escaping @MainActor () -> Bool,
    pay: @escaping @MainActor (_ card: Int) -> Void, url: @escaping @MainActor (CardsScreen) -> URL?
  ) {
    self.cards = cards
    self.screens = screens
    self.isUnlocked = isUnlocked
    self.pay = pay
    self.url = url
  }

  /// Returns the assembly of a screen.
  public func getAssembly(key: CardsScreen) -> (any Assembly)? {
    switch key {
    case .list:
      InlineAssembly {
        PageViewController(
          "Cards",
          buttons: cards.sorted { $0.key < $1.key }.map { id, name in .init(name) { screens.go(.card(id: id)) } })
      }
    case .card(let id):
      InlineAssembly {
        PageViewController(
          cards[id] ?? "", text: url(key)?.absoluteString ?? "",
          buttons: [
            .init("Pay") { pay(id) }, .init("Limits") { screens.go(.limits(id: id)) },
            .init("PIN") { screens.go(.pin(id: id)) },
          ])
      }
    case .limits: InlineAssembly { PageViewController("Limits", text: "1000 a day") }
    case .pin: InlineAssembly { PageViewController("PIN", text: "1234") }
    }
  }

  /// The guard that denies cards that the user does not have.
  var cardGuard: InlineInterceptor<CardsScreen> {
    InlineInterceptor { screen in
      if case .card(let id) = screen, cards[id] == nil { throw CardsDenied.noCard(id) }
      return .proceed
    }
  }

  /// The guard that denies secrets until the user unlocks them.
  var pinGuard: InlineInterceptor<CardsScreen> {
    InlineInterceptor { _ in
      guard isUnlocked() else { throw CardsDenied.locked }
      return .proceed
    }
  }
}

/// The reason why a screen of the cards is not shown.
public enum CardsDenied: Error, Hashable {
  case noCard(Int)
  case locked
}
