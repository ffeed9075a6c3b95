import Portolan

/// The purchase of the products in the bag: address, order, payment and receipt.
///
/// If the flow ends without a receipt, the bag does not change. A link can end the flow before the payment. During the
/// payment links wait until the customer has closed the receipt.
final class CheckoutFlow: Flow<Receipt> {
  private let shop: Shop
  private let router: any Router
  private let gate: ReadinessGate
  private weak var navigation: UINavigationController?
  private weak var order: OrderViewController?

  /// Creates a checkout.
  ///
  /// - Parameters:
  ///   - shop: The shop with the bag.
  ///   - router: The router that presents the screens.
  ///   - gate: The gate that is closed for ``ReadinessGate/Reason/payment``. The caller opens it after the flow.
  init(shop: Shop, router: any Router, gate: ReadinessGate) {
    self.shop = shop
    self.router = router
    self.gate = gate
  }

  override func start() async throws {
    let result = try await show(Destination(form, with: nil), by: router)
    navigation = result.viewController.navigationController
  }

  /// The user's current screen in the checkout, or `nil` if the flow has not shown a screen yet.
  ///
  /// A navigation to this destination brings the user back if another screen covers the checkout.
  var place: Destination? {
    guard let screen = navigation?.topViewController else { return nil }
    return Destination(Step.found(by: InstanceFinder<UIViewController, Any?>(instance: screen)), with: nil)
  }

  /// The step to the first screen of the checkout.
  ///
  /// Only the flow opens the screens of the checkout. So they are not cases of `StoreScreen`.
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
    .from(.navigationController)
    .using(.present)
    .from(.current)
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
          $0 is OrderService.Unauthorized
        } authorize: { [weak self] in
          try await self?.logIn()
        }
        let receipt = try await reauthorization.perform {
          order?.isOrdering = true
          defer { order?.isOrdering = false }
          return try await shop.orderService.order(items, to: address)
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
    // The error of the order is more useful to the customer than the fact that the login was cancelled.
    order?.say("Nothing was ordered. \((error as? Reauthorization.Denied)?.interruption ?? error)")
    gate.open(for: .payment)
  }

  /// Shows the receipt, after which the order can no longer be cancelled.
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
