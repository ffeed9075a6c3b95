#if !canImport(UIKit)
  import Foundation

  /// The interruption of the program by the user, which ends the exploration and reports what is known.
  ///
  /// A second one ends the program.
  @MainActor
  final class Interruption {
    nonisolated(unsafe) private static var count: Int32 = 0

    init() {
      Self.count = 0
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
