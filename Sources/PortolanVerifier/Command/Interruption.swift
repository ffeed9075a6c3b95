#if !canImport(UIKit)
  import Foundation

  /// The interruption of the program by the user, which ends the exploration and reports what is known.
  ///
  /// A second one ends the program.
  @MainActor
  final class Interruption {
    // Safe enough, since the handler of the signal only counts, and the count is only compared.
    nonisolated(unsafe) private static var count: Int32 = 0

    init() {
      Self.count = 0
      // A process that a thread without signals has started inherits that.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      signal(SIGINT) { _ in
        Interruption.count += 1
        if Interruption.count > 1 { _exit(130) }
      }
    }

    deinit {
      signal(SIGINT, SIG_DFL)
    }

    /// A Boolean value that indicates whether the user has interrupted the program.
    var isRequested: Bool { Self.count > 0 }
  }
#endif
