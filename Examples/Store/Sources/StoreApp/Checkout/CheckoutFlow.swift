import Portolan

/// Buys what is in the bag: asks where to, shows what is bought, pays, and shows the receipt.
///
/// Without a receipt the bag stays as it is. A link takes the user away as long as nothing is being paid; after that it
/// waits until they have left the receipt.
final class CheckoutFlow: Flow<Receipt> {
  private let shop: Shop
  private let router: any Router
  private let gate: ReadinessGate
  private weak var navigation: UINavigationController?
  private weak var order: OrderViewController?

  /// - Parameters:
  ///   - shop: Whose bag is bought.
  ///   - router: Presents the screens.
  ///   - gate: Is closed for ``ReadinessGate/Reason/payment``. Who runs the flow opens it afterwards.
  init(shop: Shop, router: any Router, gate: ReadinessGate) {
    self.shop = shop
    self.router = router
    self.gate = gate
  }

  override func start() async throws {
    let result = try await show(Destination(form, with: nil), by: router)
    navigation = result.viewController.navigationController
  }

  /// Where the user is in the checkout, to be taken back there when something has come over it; `nil` where they are
  /// nowhere yet.
  var place: Destination? {
    guard let screen = navigation?.topViewController else { return nil }
    return Destination(GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: screen)), with: nil)
  }

  /// No link leads here, and nobody but the flow: so the screens of the checkout are no cases of `StoreScreen`.
  private var form: DestinationStep<AddressViewController, Any?> {
    StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<AddressViewController, Any?> { [weak self] _ in
        AddressViewController {
          self?.confirm($0)
        } onCancel: {
          self?.cancel()
        }
      }
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  private func confirm(_ address: String) {
    let order = OrderViewController(bag: shop.bag, catalogue: shop.catalogue, address: address) { [weak self] in
      self?.pay(to: address)
    }
    self.order = order
    navigation?.pushViewController(order, animated: true)
  }

  private func pay(to address: String) {
    guard let order, !order.isPaying else { return }
    order.isPaying = true
    gate.close(for: .payment)
    let (shop, items) = (shop, shop.bag.items)
    task { [weak self, weak order] in
      do {
        let reauthorization = Reauthorization {
          $0 is Till.Unauthorized
        } authorize: { [weak self] in
          try await self?.logIn()
        }
        let receipt = try await reauthorization.perform {
          order?.isOrdering = true
          defer { order?.isOrdering = false }
          return try await shop.till.order(items, to: address)
        }
        self?.show(receipt)
      } catch {
        self?.notPaid(because: error)
      }
    }
  }

  private func logIn() async throws {
    try await run(LoginFlow(session: shop.session, router: router))
  }

  private func notPaid(because error: any Error) {
    order?.isPaying = false
    // What the till wanted is of more use to the customer than that they left the login.
    order?.say("Nothing was ordered. \((error as? Reauthorization.Denied)?.interruption ?? error)")
    gate.open(for: .payment)
  }

  /// From now on leaving is no way to take the order back.
  private func show(_ receipt: Receipt) {
    conclude(with: receipt)
    let screen = ReceiptViewController(receipt, catalogue: shop.catalogue) { [weak self] in self?.finish(receipt) }
    follow(screen)
    navigation?.setViewControllers([screen], animated: true)
  }
}

extension ReadinessGate.Reason {
  /// The user is paying.
  static let payment: Self = "payment"
}
