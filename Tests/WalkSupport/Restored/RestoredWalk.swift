#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanTestSupport

  /// A walk through a generated app whose state is stored after each operation, and restored in both widths.
  ///
  /// The restored window must show the screens of the living one, in the same width and after the same turn of the device.
  @MainActor
  struct RestoredWalk {
    /// An event of the walk.
    enum Operation {
      case navigate(Int)
      case tapTab(Int)
      case back, swipeDown
      /// Turns the device, and back again or not.
      case turn(andBack: Bool)

      init(_ random: inout SeededGenerator) {
        switch random.below(20) {
        case 0...9: self = .navigate(random.below(1000))
        case 10, 11: self = .tapTab(random.below(4))
        case 12...14: self = .back
        case 15: self = .swipeDown
        case 16, 17: self = .turn(andBack: true)
        default: self = .turn(andBack: false)
        }
      }
    }

    let app: GeneratedApp
    let isCompact: Bool
    var operations: [Operation]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      app = GeneratedApp(&random)
      isCompact = random.chance(50)
      operations = []
      for _ in 0..<(10 + random.below(30)) { operations.append(Operation(&random)) }
    }

    /// Takes the walk in a running scheduler.
    ///
    /// - Returns: The fault and the number of operations before it, or `nil` if there is none.
    func take() -> (fault: String, after: Int)? {
      GeneratedApp.current = app
      let world = RestoredWorld(app, width: isCompact ? .compact : .regular)
      defer { world.end() }
      for (index, operation) in operations.enumerated() {
        if let fault = world.perform(operation) { return (fault, index + 1) }
      }
      return nil
    }

    /// Returns the walk without the operations that the fault does not need.
    func shrunk(to count: Int) -> RestoredWalk {
      var walk = self
      walk.operations = Array(operations.prefix(count))
      for index in walk.operations.indices.reversed() {
        var shorter = walk
        shorter.operations.remove(at: index)
        if shorter.take() != nil { walk = shorter }
      }
      return walk
    }
  }

  /// The window of a generated app, with the windows where its states are restored.
  @MainActor
  final class RestoredWorld {
    private let app: GeneratedApp
    private let window = UIWindow()
    private let router: DefaultRouter

    init(_ app: GeneratedApp, width: UIUserInterfaceSizeClass) {
      self.app = app
      router = DefaultRouter(window: window)
      window.user.resize(to: width)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
      run { [router] in try await router.navigate(to: GeneratedScreen.root, animated: false) }
    }

    func end() { window.rootViewController = nil }

    /// Performs an operation, and stores and restores the state that follows.
    ///
    /// - Returns: The fault, or `nil` if there is none.
    func perform(_ operation: RestoredWalk.Operation) -> String? {
      switch operation {
      case .navigate(let number):
        let screen = app.screens[number % app.screens.count]
        run { [router] in try await router.navigate(to: screen, animated: false) }
      case .tapTab(let number):
        let tabs = (window.rootViewController as? UITabBarController)?.tabBar.items ?? []
        if !tabs.isEmpty { act { try $0.tap(tab: tabs[number % tabs.count].title ?? "") } }
      case .back: act { try $0.back() }
      case .swipeDown: act { try $0.swipeDown() }
      case .turn(let andBack): return turn(andBack: andBack)
      }
      _ = VirtualExecutor.shared.drain()
      let state = NavigationState<GeneratedScreen>(of: window)
      let copy = restored(state, in: width)
      defer { copy.window.rootViewController = nil }
      return difference(copy, from: Reading(of: window), isTurned: false, "in the same width")
    }

    /// Makes a gesture, unless there is nothing for it.
    private func act(_ gesture: (WindowUser) throws -> Void) { do { try gesture(window.user) } catch {} }

    /// Turns the device, and compares the window with one in which the state was restored after the turn.
    private func turn(andBack: Bool) -> String? {
      let state = NavigationState<GeneratedScreen>(of: window)
      let (here, there) = (width, width == .compact ? UIUserInterfaceSizeClass.regular : .compact)
      window.user.resize(to: there)
      let turned = Reading(of: window)
      let copy = restored(state, in: there)
      defer { copy.window.rootViewController = nil }
      // UIKit may show a controller again that it has kept where no code can see it.
      guard turned.hasOnlyScreens(of: state) else {
        if andBack { window.user.resize(to: here) }
        return nil
      }
      if let fault = difference(copy, from: turned, "in the other width") { return fault }
      guard andBack else { return nil }
      window.user.resize(to: here)
      copy.window.user.resize(to: here)
      return difference(copy, from: Reading(of: window), "in the other width and turned back")
    }

    private var width: UIUserInterfaceSizeClass { window.headless.horizontalSizeClass }

    /// A window where a state was restored.
    private struct Copy {
      let window: UIWindow
      let dropped: [String]
      let error: String?
    }

    private func restored(
      _ state: NavigationState<GeneratedScreen>, in width: UIUserInterfaceSizeClass
    ) -> Copy {
      let fresh = UIWindow()
      fresh.user.resize(to: width)
      fresh.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(fresh)
      defer { window.makeKeyAndVisible() }
      let router = DefaultRouter(window: fresh)
      var dropped: [String] = []
      let error = run {
        let stored = try NavigationState<GeneratedScreen>(json: state.json())
        dropped = try await router.restore(stored).dropped.map(\.description)
      }
      return Copy(window: fresh, dropped: dropped, error: error)
    }

    private func difference(
      _ copy: Copy, from expected: Reading, isTurned: Bool = true, _ circumstance: String
    ) -> String? {
      let found = Reading(of: copy.window)
      if expected.isRestored(in: found, isTurned: isTurned), copy.dropped.isEmpty, copy.error == nil { return nil }
      return """
        Restored \(circumstance), which is \(width == .compact ? "compact" : "regular") now, it is
        \(HierarchySnapshot(of: copy.window))
        and not
        \(HierarchySnapshot(of: window))
        screens: \(found.screens), not \(expected.screens)
        visible: \(found.visible), not \(expected.visible)
        tabs: \(found.tabs), not \(expected.tabs)
        dropped: \(copy.dropped), error: \(copy.error ?? "none")
        """
    }

    /// Runs asynchronous code to its end.
    ///
    /// - Returns: The error, as text.
    @discardableResult
    private func run(_ body: @escaping @MainActor () async throws -> Void) -> String? {
      var result: String?? = nil
      Task {
        do {
          try await body()
          result = .some(nil)
        } catch { result = .some("\(error)") }
      }
      _ = VirtualExecutor.shared.drain()
      return result ?? "it does not end"
    }
  }
#endif
