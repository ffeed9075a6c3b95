#if !canImport(UIKit)
  import EstuaryApp
  import FlawedApp
  import Portolan
  import PortolanExecutor
  import PortolanTestTraits
  @testable import PortolanVerifier
  import Testing

  @Suite("The states of an app", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct StateTests {
    @Test("Two states differ if other links wait in the inbox", .ownProcess)
    func waitingLinks() async {
      await #expect(processExitsWith: .success) { try await StateTests.compareWaitingLinks() }
    }

    private static func compareWaitingLinks() throws {
      try Verifying.run {
        let table = ValueTable<FlawedScreen>()
        let states = try ["help", "about", "help"].map { path in
          let stepper = try Stepper<FlawedUnderTool>(table, Exceptions(), options: [])
          stepper.subject.app.inbox?.gate.close(for: .launch)
          _ = stepper.travel(try Move("link https://flawed.example/\(path)", own: []))
          return stepper.state
        }
        #expect(states[0] != states[1])
        #expect(states[0] == states[2])
      }
    }

    @Test(
      "An open menu of a drawer is one part, also if it was loaded before, and a closed one looks as before",
      .ownProcess,
      arguments: [true, false])
    func drawer(isLoaded: Bool) async {
      await #expect(processExitsWith: .success) { [isLoaded] in try await StateTests.openDrawer(isLoaded: isLoaded) }
    }

    private static func openDrawer(isLoaded: Bool) async throws {
      try Verifying.run { try openMenu(isLoaded: isLoaded) }
    }

    private static func openMenu(isLoaded: Bool) throws {
      // The button that this fault adds to the menu loads its view.
      let options = ["--unlocked"] + (isLoaded ? ["--fault", "forgottenGuard"] : [])
      let stepper = try Stepper<EstuaryUnderTool>(ValueTable(), Exceptions(), options: options)
      let (launch, state) = (stepper.parts, stepper.state)
      _ = stepper.travel(try Move("tap Menu", own: []))
      #expect(stepper.parts.difference(from: [launch]).distance == 1)
      _ = stepper.travel(try Move("tap Home", own: []))
      #expect(stepper.parts.difference(from: [launch]).distance == (isLoaded ? 0 : 1))
      #expect((stepper.state == state) == isLoaded)
    }

    @Test("A detail that a collapsed split view controller keeps after it was popped is no leak", .ownProcess)
    func keptDetail() async {
      await #expect(processExitsWith: .success) { try await StateTests.popKeptDetails() }
    }

    @Test("Two states differ if a collapsed split view controller brings back other details")
    func broughtBack() {
      let surveys = [true, false].map { hasDetail in
        let (window, split) = (UIWindow(), UISplitViewController())
        window.headless.transitionClock = ImmediateTransitionClock.shared
        let stack = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = hasDetail ? [stack, UITableViewController()] : [stack]
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.user.resize(to: .compact)
        stack.popToRootViewController(animated: false)
        var surveyor = Surveyor(table: ValueTable<FlawedScreen>())
        surveyor.visit(window, isCurrent: true)
        return surveyor.survey
      }
      #expect(surveys[0].hierarchy.value == surveys[1].hierarchy.value)
      #expect(surveys[0].state.value != surveys[1].state.value)
    }

    @Test("States that look alike may differ in the tabs to which their screens return when they close", .ownProcess)
    func waysBack() async {
      await #expect(processExitsWith: .success) { try await StateTests.closeAfterTwoWays() }
    }

    private static func closeAfterTwoWays() throws {
      try Verifying.run {
        let bank = "link https://estuary.example/profile"
        let ways = try [
          ["\(bank)/address", "tap Overview", "tap More", "tap Save"],
          [bank, "tap Address", "tap Overview", "\(bank)/address", "tap Save"],
        ].map { try $0.map { try Move($0, own: []) } }
        let trial = try Trial<EstuaryUnderTool>()
        let ends = try ways.map { way in
          let stepper = try Stepper<EstuaryUnderTool>(trial.table, trial.exceptions)
          for move in way.dropLast() { _ = stepper.travel(move) }
          let before = stepper.state
          return (before, stepper.travel(way[way.count - 1]))
        }
        #expect(ends[0].0 == ends[1].0 && ends[0].1 != ends[1].1)
        #expect(try trial.reason(Rule.alike.rawValue, in: ways) == nil)
      }
    }

    @Test(
      "A tab with columns is one part that differs once it was opened, and each column is one more once it has changed")
    func openedColumns() {
      let (window, split, tabs) = (UIWindow(), UISplitViewController(), UITabBarController())
      window.headless.transitionClock = ImmediateTransitionClock.shared
      split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
      tabs.viewControllers = [UIViewController(), split]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      func parts() -> Parts {
        Parts(windows: [window], waiting: [], unanswered: 0, flags: []) {
          (StableHasher.hash(of: "\(type(of: $0))"), false)
        }
      }
      let launch = parts()
      tabs.selectedIndex = 1
      #expect(parts().difference(from: [launch]).distance == 1)
      split.viewControllers[1] = UITableViewController()
      #expect(parts().difference(from: [launch]).distance == 2)
    }

    @Test("A modal that a screen in a stack presents in its own context is one part, as one over the root is")
    func modalInContext() {
      for isInContext in [true, false] {
        let (window, list) = (UIWindow(), UIViewController())
        window.headless.transitionClock = ImmediateTransitionClock.shared
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        func parts() -> Parts {
          Parts(windows: [window], waiting: [], unanswered: 1, flags: []) {
            (StableHasher.hash(of: "\(type(of: $0))"), false)
          }
        }
        let launch = parts()
        let sheet = UITableViewController()
        list.definesPresentationContext = isInContext
        sheet.modalPresentationStyle = .overCurrentContext
        list.present(sheet, animated: false)
        // The link without an answer belongs to the modal now.
        #expect(parts().difference(from: [launch]).distance == 2)
        #expect(window.visibleScreens == [sheet])
      }
    }

    private static func popKeptDetails() throws {
      try Verifying.run {
        for last in ["link https://flawed.example/notes/2", "back"] {
          let stepper = try Stepper<FlawedUnderTool>(ValueTable(), Exceptions(), options: [])
          let links = ["columns/detail", "notes/2"].map { "link https://flawed.example/\($0)" }
          for text in links + ["width compact"] { _ = stepper.travel(try Move(text, own: [])) }
          let count = stepper.survey.places.count
          #expect(stepper.take(try Move(last, own: [])).findings.map(\.reason) == [])
          #expect(stepper.survey.places.count == count - 1)
        }
      }
    }
  }
#endif
