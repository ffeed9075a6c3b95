public import PortolanMacros

/// The screens of the bank, with their links.
@Linkable("https://estuary.example", scheme: "estuary")
public enum EstuaryScreen: Hashable, Codable, Sendable {
  // The drawer with its menu and its tabs.
  case shell
  case menu

  @Link("/") case overview
  @Link("/accounts/{id}") case account(id: Int)
  @Link("/accounts/{account}/transactions/{id}") case transaction(account: Int, id: Int)
  @Link("/accounts/{account}/statements") case statements(account: Int)

  @Link("/payments") case payments
  @Link("/payees") case payees
  @Link("/payees/{id}") case payee(id: Int)
  @Link("/orders") case orders
  @Link("/orders/{id}") case order(id: Int)

  @Link("/cards") case cards
  @Link("/cards/{id}") case card(id: Int)
  @Link("/cards/{id}/limits") case limits(id: Int)
  case pin(card: Int)
  case freeze(card: Int)

  @Link("/messages") case conversations
  @Link("/messages/{id}") case chat(id: Int)
  case chatInfo(id: Int)
  case attachment(chat: Int)

  @Link("/more") case more
  @Link("/profile") case profile
  @Link("/profile/address") case address
  @Link("/security") case security
  @Link("/security/devices") case devices
  case changePIN
  @Link("/documents") case documents
  @Link("/documents/{id}") case document(id: Int)
  @Link("/legal") case legal
  case licences

  // Screens that open where the user is.
  @Link("/support") case support
  @Link("/support/{topic}") case topic(topic: Int)
  @Link("/branches") case branches
  @Link("/branches/{id}") case branch(id: Int)
  @Link("/rates") case rates
  @Link("/search") case search
  case about

  // The transfer, which is a flow.
  @Link("/transfer") case transfer
  case transferReview
  case transferDone

  // The opening of an account, which is a flow.
  @Link("/open-account") case openAccount
  case terms
  case welcome
}
