#if os(Linux) && !canImport(UIKit)
  import Portolan
  import Testing

  @Suite("Memory", .rule(.release), .headlessOnly, .limited)
  struct MemoryTests {
    /// The test runs in a process of its own, in which no other test allocates memory.
    @Test(
      "The memory does not grow, however often the user goes there and back", .ownProcess,
      .disabled(if: isSanitized, "A sanitizer keeps the memory that is freed")
    )
    func isFlat() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let life = Life()
          // The code and the measurement create the objects here that they create only once.
          _ = residentMemory()
          life.live(rounds: 1000)
          // An object left behind in each round would be 160 000 bytes or more, each time. A busy system may give the
          // process a few pages that it did not request just then, but not again and again.
          var growths: [Int] = []
          repeat {
            let before = residentMemory()
            life.live(rounds: 5000)
            growths.append(residentMemory() - before)
          } while growths.last! >= 128 * 1024 && growths.count < 5
          precondition(growths.last! < 128 * 1024, "\(growths) bytes more after 5000 rounds each")
        }
      }
    }
  }

  private let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

  /// The current memory of this process, in bytes.
  ///
  /// The peak is not suitable, since a process inherits it from its parent.
  private func residentMemory() -> Int {
    let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    guard let fields, fields.count > 1, let pages = Int(fields[1]) else {
      preconditionFailure("/proc/self/statm does not say how much memory there is")
    }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// A window where controllers are added and removed.
  @MainActor
  private final class Life {
    private let screen = Screen(UINavigationController(rootViewController: UIViewController()))
    private let clock = ManualTransitionClock(completions: .later)

    func live(rounds: Int) {
      for round in 0..<rounds {
        screen.window.headless.transitionClock = round % 2 == 0 ? ImmediateTransitionClock.shared : clock
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
