import Portolan
import PortolanTestTraits
import PortolanArticles
import Testing

/// A flow of one screen, which it keeps as flows do, so that only the hierarchy shows that the user has left.
@MainActor
class SurveyFlow: Flow<Int> {
  let form: UIViewController
  let show: @MainActor (UIViewController) -> Void

  init(_ form: UIViewController = FormViewController(), show: @escaping @MainActor (UIViewController) -> Void) {
    self.form = form
    self.show = show
  }

  override func start() async throws {
    follow(form)
    show(form)
  }
}

/// A flow under way, of which only a weak reference is kept.
@MainActor
final class Running<Output: Sendable> {
  private(set) weak var flow: Flow<Output>?
  private(set) var results: [Result<Output, any Error>] = []
  private(set) var task: Task<Void, Never>!

  init(_ flow: Flow<Output>) {
    self.flow = flow
    let box = Box(flow)
    task = Task { @MainActor in
      let result: Result<Output, any Error>
      do { result = .success(try await run(box.take())) } catch { result = .failure(error) }
      self.results.append(result)
    }
  }

  var isOver: Bool { !results.isEmpty }

  var wasCancelled: Bool {
    guard results.count == 1, case .failure(let error) = results[0] else { return false }
    return error is CancellationError
  }

  /// Hands the flow over without keeping it.
  private final class Box {
    private var flow: Flow<Output>?
    init(_ flow: Flow<Output>) { self.flow = flow }
    func take() -> Flow<Output> {
      defer { flow = nil }
      return flow!
    }
  }
}

/// Returns a window with a survey under way on a sheet.
@MainActor
func survey() async -> (home: HomeViewController, app: App, running: Running<Int>) {
  let home = HomeViewController()
  let app = App(root: home)
  let running = Running(SurveyFlow { present($0, on: home) })
  await until { home.presentedViewController != nil }
  return (home, app, running)
}

/// Returns a window with a survey under way on a stack.
@MainActor
func pushedSurvey() async -> (navigation: UINavigationController, app: App, running: Running<Int>) {
  let navigation = stack(HomeViewController())
  let app = App(root: navigation)
  let running = Running(SurveyFlow { navigation.pushViewController($0, animated: false) })
  await until { navigation.viewControllers.count == 2 }
  return (navigation, app, running)
}

@Suite("The ways in which a user can leave a flow", .everyCompletion, .limited)
@MainActor
struct WaysToLeaveTests {
  enum Way: CaseIterable {
    case backButton, backSwipe, popByCode, popToRoot, tapOnSelectedTab, setViewControllers
    case sheetSwipedDown, sheetDismissedByCode, fullScreenDismissed, sheetUnderSheetDismissed
    case rootReplaced, tabsReplaced, deepLinkOverSheet, alertButton
    // The user sees nothing of these.
    case hiddenPop, hiddenSetViewControllers, hiddenTabRemoved, coveredRemoved, hiddenModalDismissed

    /// The cases that can be made to happen: on UIKit, those without a gesture of the user's.
    static var possible: [Way] {
      let gestures: [Way] = [.backButton, .backSwipe, .tapOnSelectedTab, .sheetSwipedDown, .alertButton]
      return allCases.filter { canMakeGestures || !gestures.contains($0) }
    }

    static let unseen: [Way] = [
      .hiddenPop, .hiddenSetViewControllers, .hiddenTabRemoved, .coveredRemoved, .hiddenModalDismissed,
    ]

    /// Takes the user away from the screens of a flow, at once or a little later.
    @MainActor
    func run(isLate: Bool) async throws {
      let home = HomeViewController()
      let navigation = stack(home)
      let tabs = tabs(navigation, stack(OtherViewController()))
      let app = App(root: tabs)
      let window = app.window
      let isPushed = ![
        .sheetSwipedDown, .sheetDismissedByCode, .fullScreenDismissed, .sheetUnderSheetDismissed, .rootReplaced,
        .deepLinkOverSheet, .alertButton, .hiddenModalDismissed,
      ].contains(self)
      let running = Running(
        SurveyFlow { [self, weak window] form in
          if isPushed {
            navigation.pushViewController(form, animated: false)
          } else if self == .rootReplaced {
            window?.rootViewController = form
          } else if self == .hiddenModalDismissed {
            home.definesPresentationContext = true
            form.modalPresentationStyle = .currentContext
            present(form, on: home)
          } else {
            form.modalPresentationStyle = self == .fullScreenDismissed ? .fullScreen : .pageSheet
            present(form, on: tabs)
          }
        })
      weak var form: UIViewController?
      await until {
        form = (running.flow as? SurveyFlow)?.form
        return form?.viewIfLoaded?.window != nil
      }
      #expect(form?.viewIfLoaded?.window != nil)
      await app.rest()
      if isLate { await settle() }
      #expect(!running.isOver)

      try await leave(app: app, tabs: tabs, navigation: navigation)

      await until { running.isOver && running.flow == nil }
      await settle()
      #expect(running.wasCancelled, "\(running.results)")
      #expect(running.flow == nil)
      // Here the test itself still has the stack that the screen is on.
      #expect(form == nil || self == .tabsReplaced || self == .hiddenTabRemoved)
    }

    @MainActor
    private func leave(app: App, tabs: UITabBarController, navigation: UINavigationController) async throws {
      let user = app.window.user
      switch self {
      case .backButton: try user.back()
      case .backSwipe: try user.swipeBack()
      case .popByCode: navigation.popViewController(animated: true)
      case .popToRoot:
        navigation.pushViewController(DetailViewController(), animated: false)
        await settle()
        navigation.popToRootViewController(animated: true)
      case .tapOnSelectedTab: try user.tap(tab: "Tab 0")
      case .setViewControllers: navigation.viewControllers = [OtherViewController()]
      case .sheetSwipedDown: try user.swipeDown()
      case .sheetDismissedByCode, .fullScreenDismissed: dismiss(tabs)
      case .sheetUnderSheetDismissed:
        present(OtherViewController(), on: tabs.presentedViewController!)
        await settle()
        dismiss(tabs)
      case .rootReplaced: app.window.rootViewController = OtherViewController()
      case .tabsReplaced: tabs.viewControllers = [OtherViewController()]
      case .hiddenPop:
        tabs.selectedIndex = 1
        await settle()
        navigation.popViewController(animated: false)
      case .hiddenSetViewControllers:
        tabs.selectedIndex = 1
        await settle()
        navigation.viewControllers = [OtherViewController()]
      case .hiddenTabRemoved:
        tabs.selectedIndex = 1
        await settle()
        tabs.viewControllers?.removeFirst()
      case .coveredRemoved:
        navigation.pushViewController(DetailViewController(), animated: false)
        await settle()
        navigation.viewControllers.remove(at: 1)
      case .hiddenModalDismissed:
        tabs.selectedIndex = 1
        await settle()
        navigation.viewControllers[0].dismiss(animated: false, completion: nil)
      case .deepLinkOverSheet: try await app.reveal(tabs.viewControllers![1].children[0])
      case .alertButton:
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in dismiss(tabs) })
        present(alert, on: tabs.presentedViewController!)
        await settle()
        try user.tap(alertAction: "Leave")
      }
    }
  }

  @Test(
    "Every way out ends the flow once, as cancelled, and nothing of it stays", arguments: Way.possible, [false, true])
  func everyWay(_ way: Way, isLate: Bool) async throws {
    try await way.run(isLate: isLate)
  }

  #if !canImport(UIKit)
    @Test("Ways out that the user does not see need no other change, in a process where there is none", .ownProcess)
    func unseenWays() async throws {
      await #expect(processExitsWith: .success) {
        for way in Way.unseen {
          for isLate in [false, true] { try await way.run(isLate: isLate) }
        }
      }
    }
  #endif

  @Test("A window that is released ends its flows, though they keep their screens")
  func windowReleased() async throws {
    var app: App? = App(root: stack(HomeViewController()))
    let running = Running(
      SurveyFlow { [weak app] in
        (app?.window.rootViewController as? UINavigationController)?.pushViewController($0, animated: false)
      })
    await until { app?.window.rootViewController?.children.count == 2 }
    await settle()
    #expect(!running.isOver)
    app = nil
    await until { running.isOver }
    #expect(running.wasCancelled)
    #expect(running.flow == nil)
  }

  @Test("A step of the user that is no way out does not end the flow", .headlessOnly)
  func staying() async throws {
    let navigation = stack(HomeViewController())
    let tabs = tabs(navigation, stack(OtherViewController()))
    let app = App(root: tabs, isManual: true)
    let running = Running(SurveyFlow { navigation.pushViewController($0, animated: false) })
    await until { navigation.viewControllers.count == 2 }
    await app.rest()

    let cover = OtherViewController()
    cover.modalPresentationStyle = .fullScreen
    let steps: [@MainActor () throws -> Void] = [
      { try app.window.user.swipeBack(completing: false) }, { try app.window.user.tap(tab: "Tab 1") },
      { try app.window.user.tap(tab: "Tab 0") }, { present(cover, on: tabs) }, { dismiss(tabs) },
      { app.window.isHidden = true }, { app.window.isHidden = false },
    ]
    for (index, step) in steps.enumerated() {
      try step()
      await app.rest()
      await settle()
      #expect(!running.isOver, "after step \(index)")
    }
    navigation.popViewController(animated: false)
    await app.rest()
    await running.task.value
    #expect(running.wasCancelled)
  }

  @Test("A sheet that the user must not swipe down keeps its flow, and so does one let go in the middle", .headlessOnly)
  func sheetStays() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let running = Running(SurveyFlow { present($0, on: home) })
    await until { home.presentedViewController != nil }
    let sheet = try #require(home.presentedViewController)
    await app.rest()

    sheet.isModalInPresentation = true
    #expect(try !app.window.user.swipeDown())
    await settle()
    sheet.isModalInPresentation = false
    #expect(try !app.window.user.swipeDown(completing: false))
    app.clock.runToEnd()
    await settle()
    #expect(!running.isOver)

    try app.window.user.swipeDown()
    await settle()
    #expect(!running.isOver, "the sheet is still moving")
    app.clock.runToEnd()
    await running.task.value
    #expect(running.wasCancelled)
  }

  @Test("While a navigation has taken the modal away and may still put it back, the flow goes on")
  func inTheMiddle() async throws {
    let (home, app, running) = await survey()
    let barrier = Gate()
    let route = build(OtherViewController.self).using(WaitingAction(barrier: barrier)).from(.root)

    let navigation = Task { try await app.router.navigate(to: route, animated: false) }
    await until { barrier.arrivals == 1 }
    await settle()
    #expect(home.presentedViewController == nil)
    #expect(!running.isOver)

    barrier.open()
    await #expect(throws: Failure.self) { try await navigation.value }
    await settle()
    #expect(home.presentedViewController is FormViewController)
    #expect(!running.isOver)
    dismiss(home)
    await running.task.value
  }

  @Test("A sheet that is followed long before it is presented still ends its flow", .headlessOnly)
  func presentedLate() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let barrier = Gate()
    let running = Running(LateFlow(barrier: barrier) { present($0, on: home) })
    await until { barrier.arrivals == 1 }
    await settle()
    #expect(!running.isOver)
    barrier.open()
    await until { home.presentedViewController != nil }
    await settle()
    #expect(!running.isOver)

    try app.window.user.swipeDown()
    await running.task.value
    #expect(running.wasCancelled)
  }

  @Test("A navigation that leaves the modal away, and takes its time about it, ends the flow when it has committed")
  func dismissedSlowly() async throws {
    let (_, app, running) = await survey()
    let barrier = Gate()
    let route = build(OtherViewController.self).using(WaitingAction(barrier: barrier, error: nil)).from(.root)

    let navigation = Task { try await app.router.navigate(to: route, animated: false) }
    await until { barrier.arrivals == 1 }
    await settle()
    #expect(!running.isOver)
    barrier.open()
    _ = try await navigation.value
    await until { running.isOver }
    #expect(running.wasCancelled)
  }

  @Test("A screen that is released before it was visible ends the flow")
  func neverShown() async throws {
    let flow = ForgetfulFlow()
    let running = Running(flow)
    await until { flow.form != nil }
    await settle()
    #expect(!running.isOver)
    flow.form = nil
    await until { running.isOver }
    #expect(running.wasCancelled)
  }
}

/// Follows its screen, and shows it only later.
private final class LateFlow: Flow<Int> {
  let barrier: Gate
  let show: @MainActor (FormViewController) -> Void

  init(barrier: Gate, show: @escaping @MainActor (FormViewController) -> Void) {
    self.barrier = barrier
    self.show = show
  }

  override func start() async throws {
    let form = FormViewController()
    follow(form)
    await barrier.pass()
    show(form)
  }
}

/// Follows a screen that it forgets to show.
private final class ForgetfulFlow: Flow<Int> {
  var form: FormViewController?

  override func start() async {
    let form = FormViewController()
    self.form = form
    follow(form)
  }
}

/// Waits in the middle of a commit, and then fails, or presents if it is given no error.
struct WaitingAction: Action {
  let barrier: Gate
  var error: Failure? = Failure()

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    await barrier.pass()
    if let error { throw error }
    return try await GeneralAction.presentModally().perform(
      with: viewController, on: existingController, animated: animated)
  }
}
