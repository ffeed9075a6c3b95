#if !canImport(UIKit)
  import Portolan
  import Testing

  @Suite("Memory", .rule(.release), .tags(.headlessOnly))
  struct MemoryTests {
    /// In a process of its own, where nothing else allocates.
    @Test("Does not grow, however often the user goes there and back")
    func isFlat() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let life = Life()
          life.live(rounds: 500)
          let before = peakMemory()
          life.live(rounds: 5000)
          let growth = peakMemory() - before
          // An object left behind each round would be 160 000 bytes or more.
          precondition(growth < 128 * 1024, "\(growth) bytes more after 5000 rounds")
        }
      }
    }
  }

  /// The most memory that this process has had, in bytes.
  private func peakMemory() -> Int {
    var usage = rusage()
    // `RUSAGE_SELF`, which is of another type on each platform.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  /// A window in which controllers come and go.
  @MainActor
  private final class Life {
    private let screen = Screen(UINavigationController(rootViewController: UIViewController()))
    private let clock = ManualTransitionClock(completions: .later)

    func live(rounds: Int) {
      for round in 0..<rounds {
        screen.window.transitionClock = round % 2 == 0 ? ImmediateTransitionClock.shared : clock
        present()
        changeStack()
        clock.runToEnd()
      }
    }

    private func present() {
      let sheet = UINavigationController(rootViewController: UIViewController())
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      screen.root.present(sheet, animated: true, completion: nil)
      clock.runToEnd()
      sheet.present(cover, animated: true) { [root = screen.root] in root.dismiss(animated: true, completion: nil) }
      clock.runToEnd()
    }

    private func changeStack() {
      guard let navigation = screen.root as? UINavigationController else { return }
      for _ in 0..<3 { navigation.pushViewController(UIViewController(), animated: false) }
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation] _ in _ = navigation }
      clock.runToEnd()
      try? screen.window.user.swipeBack(completing: false)
      clock.runToEnd()
      navigation.setViewControllers([navigation.viewControllers[0], UIViewController()], animated: true)
      clock.runToEnd()
      navigation.popToRootViewController(animated: true)
    }
  }
#endif
