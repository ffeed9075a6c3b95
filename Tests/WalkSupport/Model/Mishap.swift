#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// A fault or a delay in the code that one request calls.
  @MainActor
  final class Mishap {
    enum Effect: Equatable {
      case throwing, cancelling, suspending, yielding
      /// Awaits another navigation that would wait for this one.
      case awaitingRequest(Int)
      /// Begins another navigation without awaiting it.
      case beginningRequest(Int)
    }

    /// The point of the request at which the mishap occurs, with its effect.
    struct Plan {
      var countdown: Int
      var effect: Effect

      init(_ random: inout SeededGenerator) {
        countdown = random.below(12)
        switch random.below(8) {
        case 0...2: effect = .throwing
        case 3: effect = .cancelling
        case 4: effect = .suspending
        case 5: effect = .yielding
        case 6: effect = .awaitingRequest(random.below(8))
        default: effect = .beginningRequest(random.below(8))
        }
      }
    }

    private let effect: Effect
    private var countdown: Int

    init(_ plan: Plan) {
      effect = plan.effect
      countdown = plan.countdown
    }

    /// A Boolean value that indicates whether the request awaits another one.
    var awaitsRequest: Bool {
      if case .awaitingRequest = effect { true } else { false }
    }

    struct Fault: Error {}

    /// Passes a point in code that cannot wait.
    func passNow() throws {
      countdown -= 1
      if countdown == -1, effect == .throwing { throw Fault() }
    }

    /// Passes a point in code that may wait.
    func pass(in world: World) async throws {
      countdown -= 1
      guard countdown == -1 else { return }
      switch effect {
      case .throwing: throw Fault()
      case .cancelling: Request.current?.cancel()
      case .suspending: try await world.gates.wait(heedingCancellation: false)
      case .yielding: await Task.yield()
      case .awaitingRequest(let route): try await world.navigate(toRoute: route)
      case .beginningRequest(let route): world.beginRequest(toRoute: route)
      }
    }
  }

  extension Mishap.Plan: CustomStringConvertible {
    var description: String { "\(effect) at place \(countdown)" }
  }
#endif
