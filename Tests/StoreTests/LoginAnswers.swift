#if !canImport(UIKit)
  import Portolan

  /// What a random user does when the guard asks them to log in.
  @MainActor
  final class LoginAnswers {
    /// How often the guard has asked.
    private(set) var askedCount = 0
    private var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(seed: ~seed)
    }

    func next(in window: UIWindow) throws {
      askedCount += 1
      switch Int.random(in: 0..<4, using: &generator) {
      case 0, 1: try window.user.tap("Log in")
      case 2: try window.user.swipeDown()
      default: throw LoginInterrupted()
      }
    }
  }

  /// The guard gives up, and its login goes.
  struct LoginInterrupted: Error {}
#endif
