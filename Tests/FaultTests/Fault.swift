import Portolan

struct InjectedFault: Error, Equatable {}

/// A place in a navigation at which something goes wrong.
enum Fault: String, CaseIterable {
  case finderThrows, globalGuardDenies, guardDenies, lastGuardDenies
  case factoryThrows, lastFactoryThrows
  case builtTaskThrows, foundTaskThrows, globalTaskThrows
  case actionFailsBefore, actionFailsAfter, lastActionFails
  case presentationIsRefused, controllerIsNoneToPresent, targetIsNotFound
  case cancelledBefore, cancelledInGuard, cancelledInFactory, cancelledInLastFactory, cancelledInBuiltTask,
    cancelledInFoundTask
  case cancelledInAction, cancelledInLastAction

  /// A Boolean value that indicates whether the caller receives a `CancellationError`.
  var isCancellation: Bool { rawValue.hasPrefix("cancelled") }

  /// The code of the library's own error that the caller receives; `nil` for another error.
  var code: RoutingError.Code? {
    switch self {
    case .presentationIsRefused, .controllerIsNoneToPresent: .presentationRefused
    case .targetIsNotFound: .targetNotFound
    default: nil
    }
  }
}

/// Strikes at one place.
@MainActor
final class Injector {
  /// `nil` for a route on which nothing goes wrong.
  let fault: Fault?
  /// Cancels the request.
  var cancel: () -> Void = {}

  init(fault: Fault?) {
    self.fault = fault
  }

  /// - Throws: ``InjectedFault`` where it is the turn of one of the faults; cancels the request for one of the others.
  func pass(throwing faults: Fault..., cancelling cancellations: Fault...) async throws {
    guard let fault else { return }
    if faults.contains(fault) { throw InjectedFault() }
    guard cancellations.contains(fault) else { return }
    // At an await, as cancellation comes from elsewhere.
    await Task.yield()
    cancel()
    await Task.yield()
  }
}

/// Does what another action does, and fails on the way.
struct FaultyAction<Base: Action>: Action {
  let base: Base
  let before: @MainActor () async throws -> Void
  let after: @MainActor () async throws -> Void

  func check(with viewController: UIViewController?, on existingController: Base.ViewController) throws {
    try base.check(with: viewController, on: existingController)
  }

  func perform(
    with viewController: UIViewController, on existingController: Base.ViewController, animated: Bool
  ) async throws -> Undo? {
    try await before()
    let undo = try await base.perform(with: viewController, on: existingController, animated: animated)
    do {
      try await after()
    } catch {
      // As an action does that cleans up behind itself.
      await undo?()
      throw error
    }
    return undo
  }
}
