#if !canImport(UIKit)
  import Portolan

  /// The random answers of a user when the guard asks for a login.
  @MainActor
  final class LoginAnswers {
    /// The number of times that the guard has asked.
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

  /// An error after which the guard gives up, and its login is dismissed.
  struct LoginInterrupted: Error {}
#endif
