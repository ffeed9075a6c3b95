#if !canImport(UIKit)
  import Portolan

  /// A counter of the living controllers that hold an instance.
  final class Life {
    // Used only in the thread of the rounds.
    nonisolated(unsafe) private(set) static var count = 0

    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  final class RoundScreen: UIViewController {
    private let life = Life()
    var subject = 0
  }

  final class RoundNavigation: UINavigationController {
    private let life = Life()
  }

  final class RoundTabs: UITabBarController {
    private let life = Life()
  }

  extension RoundScreen: ContextChecking {
    func isTarget(for context: Int) -> Bool { subject == context }
  }
#endif
