public import Portolan

extension EstuaryScreen: Screen {
  /// The route to the screen.
  public var route: Route<Self> {
    switch self {
    case .shell: .root
    case .menu, .overview, .payments, .cards, .conversations, .more: .part(of: .shell)
    case .account: .push(onto: .overview)
    case .transaction(let account, _), .statements(let account): .push(onto: .account(id: account))
    case .payees, .orders: .push(onto: .payments)
    case .payee: .push(onto: .payees)
    case .order: .push(onto: .orders)
    case .card: .push(onto: .cards)
    case .limits(let id): .push(onto: .card(id: id)).guarded(by: Assembled(\EstuaryAssembly.confirmation))
    case .pin: .presentInNavigation.guarded(by: Assembled(\EstuaryAssembly.confirmation))
    case .freeze(let card): .present(over: .card(id: card), as: .sheet(detents: [.medium()]))
    case .chat: .detail(of: .conversations)
    case .chatInfo: .present(as: .formSheet)
    case .attachment: .present(as: .fullScreen)
    case .profile, .documents, .legal: .push(onto: .more)
    case .security: .push(onto: .more).guarded(by: Assembled(\EstuaryAssembly.confirmation))
    case .address: .push(onto: .profile)
    case .devices: .push(onto: .security)
    case .changePIN: .presentInNavigation(as: .formSheet.modal())
    case .document: .push(onto: .documents)
    case .licences: .push(onto: .legal)
    case .support, .search: .presentInNavigation
    case .topic: .push(onto: .support)
    case .branches: .push
    case .branch: .push(onto: .branches)
    case .rates: .push.adding(Assembled(\EstuaryAssembly.tidying))
    case .about: .present
    case .transfer: .presentInNavigation
    case .transferReview: .push(onto: .transfer)
    case .transferDone: .push(onto: .transferReview)
    case .openAccount: .presentInNavigation
    case .terms: .push(onto: .openAccount)
    case .welcome: .push(onto: .terms)
    }
  }
}
