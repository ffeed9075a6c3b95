import Portolan

/// The assembly of all screens.
@MainActor
struct EstuaryAssembly: AssemblyDataSource {
  unowned let bank: Bank
  let screens: ScreenRouter<EstuaryScreen>
  /// The guard that asks whether it is the customer, once until the app is locked.
  let confirmation: FlowGuard<EstuaryScreen>

  init(bank: Bank, screens: ScreenRouter<EstuaryScreen>) {
    self.bank = bank
    self.screens = screens
    confirmation = FlowGuard(unless: { [unowned bank] _ in bank.isConfirmed }) { [unowned bank] in
      ScreenFlow<Void>(by: bank.router, as: .formSheet) { result in
        Page(
          "Is it you?",
          buttons: [
            .init("Confirm") {
              bank.isConfirmed = true
              result.finish(())
            }, .init("Not now") { result.cancel() },
          ])
      }
    }
  }

  /// The task that a planted fault adds to the rates: it removes the screens between the tab and the rates.
  var tidying: InlinePostTask<UIViewController, Any?> {
    InlinePostTask { [bank] controller, _, _ in
      guard bank.has(.clearedStack), let stack = controller.navigationController else { return }
      stack.setViewControllers(
        [stack.viewControllers[0], controller].suffix(stack.viewControllers.count), animated: false)
    }
  }

  func getAssembly(key screen: EstuaryScreen) -> (any Assembly)? {
    InlineAssembly { [bank] in
      switch screen {
      case .shell: shell()
      case .chat(let id): Chat(id: id, bank: bank, screens: screens)
      case .address: Form("Address", field: "Street", submit: "Save") { form, _ in close(form) }
      case .changePIN: Form("Change PIN", field: "New PIN", submit: "Change") { form, _ in close(form) }
      case .transfer:
        Form("Transfer", field: "Reference", submit: "Continue") { [screens] _, _ in screens.go(.transferReview) }
      default: page(screen)
      }
    }
  }

  private func shell() -> UIViewController {
    let split = Mail()
    split.viewControllers = [
      UINavigationController(rootViewController: root(.conversations)), NoChat("No conversation"),
    ]
    let tabs = UITabBarController()
    let stacks = [EstuaryScreen.overview, .payments, .cards].map {
      UINavigationController(rootViewController: root($0))
    }
    tabs.viewControllers = stacks + [split, UINavigationController(rootViewController: root(.more))]
    return Drawer(menu: buildController(for: .menu), content: tabs)
  }

  /// Returns the first screen of a tab, with a button for the menu.
  private func root(_ screen: EstuaryScreen) -> UIViewController {
    let controller = buildController(for: screen)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", primaryAction: UIAction { [screens] _ in screens.go(.menu) })
    return controller
  }

  private func page(_ screen: EstuaryScreen) -> Page {
    switch screen {
    case .overview:
      Page(
        "Overview", "Accounts: \(bank.accounts)",
        buttons: bank.accounts.map { to(.account(id: $0), "Account \($0)") } + [
          button("Open account") { try await bank.open(.openAccount) }
        ])
    case .account(let id):
      Page(
        "Account \(id)",
        buttons: [to(.transaction(account: id, id: 1), "Coffee"), to(.statements(account: id), "Statements")])
    case .payments:
      Page(
        "Payments", "Sent: \(bank.transfers)",
        buttons: [
          to(.payees, "Payees"), to(.orders, "Standing orders"), button("Transfer") { try await bank.open(.transfer) },
        ])
    case .payees: Page("Payees", buttons: [to(.payee(id: 1), "Ada")])
    case .payee(let id): Page("Payee \(id)", buttons: [button("Pay") { try await bank.open(.transfer) }])
    case .orders: Page("Standing orders", buttons: [to(.order(id: 1), "Rent")])
    case .cards: Page("Cards", buttons: [to(.card(id: 1), "Debit"), to(.card(id: 2), "Credit")])
    case .card(let id):
      Page(
        "Card \(id)", bank.frozenCards.contains(id) ? "Frozen" : "Active",
        buttons: [to(.limits(id: id), "Limits"), to(.pin(card: id), "PIN"), to(.freeze(card: id), "Freeze")])
    case .freeze(let id):
      Page("Freeze card \(id)?", buttons: [.init("Freeze") { bank.frozenCards.formSymmetricDifference([id]) }])
    case .conversations: Page("Messages", buttons: [to(.chat(id: 1), "Advisor"), to(.chat(id: 2), "Fraud desk")])
    case .attachment, .about, .chatInfo: closable(name(screen))
    case .more:
      Page(
        "More",
        buttons: [
          to(.profile, "Profile"), to(.security, "Security"), to(.documents, "Documents"), to(.legal, "Legal"),
        ])
    case .profile: Page("Profile", buttons: [to(.address, "Address")])
    case .security: Page("Security", buttons: [to(.devices, "Devices"), to(.changePIN, "Change PIN")])
    case .documents: Page("Documents", buttons: [to(.document(id: 1), "Contract")])
    case .legal: Page("Legal", buttons: [to(.licences, "Licences")])
    case .menu: menu()
    case .support: Page("Support", buttons: [to(.topic(topic: 1), "Lost card")])
    case .branches: Page("Branches", buttons: [to(.branch(id: 1), "Harbour")])
    case .search: Page("Search", buttons: [to(.account(id: 1), "Account 1"), to(.branch(id: 1), "Harbour")])
    case .transferReview: Page("Review", buttons: [to(.transferDone, "Send")])
    case .transferDone: lastPage("Sent") { bank.onTransferred(100) }
    case .openAccount: Page("A new account", buttons: [to(.terms, "Continue")])
    case .terms: terms()
    case .welcome: lastPage("Welcome") { bank.onOpened() }
    default: Page(name(screen))
    }
  }

  private func menu() -> Page {
    let page = Page(
      "Menu",
      buttons: [
        to(.rates, "Rates"), to(.branches, "Branches"), to(.support, "Support"), to(.search, "Search"),
        to(.about, "About"), to(.overview, "Home"), .init("Lock") { bank.lock() },
      ])
    guard bank.has(.forgottenGuard) else { return page }
    page.addButton("My PIN") { [unowned bank] in
      let pin = UINavigationController(rootViewController: buildController(for: .pin(card: 1)))
      bank.window.rootViewController?.present(pin, animated: true)
    }
    return page
  }

  private func terms() -> Page {
    let terms = Page("Terms", buttons: [to(.welcome, "Accept")])
    guard bank.has(.deadEnd) else { return terms }
    let page = Page("Terms")
    page.navigationItem.hidesBackButton = true
    page.isModalInPresentation = true
    return page
  }

  // MARK: Parts of pages

  private func to(_ screen: EstuaryScreen, _ title: String) -> Page.Button { .init(title) { screens.go(screen) } }

  private func button(_ title: String, _ action: @escaping @MainActor () async throws -> Void) -> Page.Button {
    .init(title) { Task { try await action() } }
  }

  private func closable(_ title: String) -> Page {
    let page = Page(title)
    page.addButton("Close") { [weak page] in if let page { close(page) } }
    return page
  }

  private func lastPage(_ title: String, _ action: @escaping @MainActor () -> Void) -> Page {
    let page = Page(title, buttons: [.init("Done", action)])
    page.navigationItem.hidesBackButton = true
    return page
  }

  private func close(_ controller: UIViewController) { Task { try await controller.close() } }

  private func name(_ screen: EstuaryScreen) -> String { "\(screen)" }
}

/// A split view controller that shows the list first while it is collapsed.
private final class Mail: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { secondary is NoChat }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? {
    guard let list = primary as? UINavigationController, let first = list.viewControllers.first,
      list.viewControllers.count > 1
    else { return NoChat("No conversation") }
    // Screens that were opened from a conversation need a stack in the second column as well.
    let detail = UINavigationController()
    let screens = Array(list.viewControllers.dropFirst())
    list.setViewControllers([first], animated: false)
    detail.setViewControllers(screens, animated: false)
    return detail
  }
}

/// The second column without a conversation.
private final class NoChat: Page {}
