#if !canImport(UIKit)
  import Portolan
  import PortolanTool

  /// The answers to the links that an app has received.
  @MainActor
  final class LinkAnswers {
    private var open: Set<Int> = []
    private var count = 0
    private var failures: [any Error] = []

    /// The number of links without an answer.
    var openCount: Int { open.count }

    /// Returns the number of the next link.
    func expect() -> Int {
      count += 1
      open.insert(count)
      return count
    }

    /// Returns a Boolean value that indicates whether a link waits for its answer.
    func isOpen(_ number: Int) -> Bool { open.contains(number) }

    func record(_ answer: LinkAnswer, on number: Int) {
      open.remove(number)
      switch answer {
      case .reached: break
      case .denied(let error), .unknown(let error): failures.append(error)
      case .superseded: failures.append(StepFault("A newer link replaced it."))
      }
    }

    /// Removes and returns the errors of links that failed since the last call.
    func takeFailures() -> [any Error] {
      defer { failures = [] }
      return failures
    }
  }
#endif
