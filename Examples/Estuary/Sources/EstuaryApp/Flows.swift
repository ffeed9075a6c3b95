import Portolan

/// A transfer: the amount, a review, and a receipt.
final class TransferFlow: Flow<Int> {
  private let bank: Bank

  init(bank: Bank) { self.bank = bank }

  override func start() async throws {
    bank.onTransferred = { [weak self] amount in self?.finish(amount) }
    try await show(EstuaryScreen.transfer, by: bank.router)
  }
}

/// The opening of an account: an introduction, the terms, and a welcome.
final class OpenAccountFlow: Flow<Void> {
  private let bank: Bank

  init(bank: Bank) { self.bank = bank }

  override func start() async throws {
    bank.onOpened = { [weak self] in self?.finish(()) }
    try await show(EstuaryScreen.openAccount, by: bank.router)
  }
}
