import Observation
import PortolanSwiftUI
import PortolanTestSupport
import PortolanTestTraits
import PortolanTesting
import Testing

@MainActor
@Suite("The path of a navigation stack of SwiftUI", .everyCompletion, .limited)
struct HostedPathTests {
  private let tea = PathApp()
  private let assam = PathScreen.tea(name: "Assam")
  private let sencha = PathScreen.tea(name: "Sencha")

  /// The failures that reach an observer.
  private final class Recorder: RouterObserver {
    private(set) var failures: [String] = []

    func router(did event: NavigationEvent) {
      if case .failed(let failure) = event.what { failures.append(failure.code) }
    }
  }

  @Test("The controller of a hosted path keeps the contract of containers")
  func contract() async throws {
    try await ContainerContract.check { HostedStackController(path: HostedPath<PathScreen>()) }
    try await ContainerContract.check(children: 3) { HostedStackController(path: HostedPath<PathScreen>()) }
  }

  @Test("A route adds a screen to the path, and the view that reads the path is told")
  func push() async throws {
    try await tea.go(.list)
    #expect(tea.path.screens.isEmpty)
    let told = Trace()
    if #available(iOS 17, macCatalyst 17, macOS 14, *) {
      withObservationTracking {
        _ = tea.path.screens
      } onChange: {
        MainActor.assumeIsolated { told.note("path") }
      }
    } else {
      told.note("path")
    }
    #expect(try tea.router.plan(to: assam.destination).description.contains("pushOnPath"))
    try await tea.go(assam)
    #expect(told.lines == ["path"])
    #expect(tea.path.screens == [assam])
    #expect(tea.screens == [.list, assam])
    #expect(tea.stack?.children.count == 2)
  }

  @Test("A screen on the path is found again, and those above it leave")
  func foundAgain() async throws {
    let first = try await tea.go(.list, assam)
    weak let second = try await tea.go(sencha)
    #expect(tea.path.screens == [assam, sencha])
    #expect(try tea.router.plan(to: assam.destination).description.contains("HostedController<TeaAssembly>"))
    #expect(try await tea.go(assam) === first)
    #expect(tea.path.screens == [assam])
    await until { second == nil }
    #expect(second == nil)
    try await tea.go(.list)
    #expect(tea.path.screens.isEmpty)
  }

  @Test(
    "A route that names the screen below takes those above it off the path, and one that names none fails without a stack"
  )
  func below() async throws {
    try await tea.go(.list, assam, sencha)
    try await tea.go(.pot)
    #expect(tea.path.screens == [.pot])
    tea.app.atOnce { tea.window.rootViewController = UIViewController() }
    let error = await #expect(throws: RoutingError.self) { try await tea.go(assam) }
    #expect(error?.code == .nothingToStartFrom, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("A route that fails after it has changed the path is undone")
  func undo() async throws {
    try await tea.go(.list, assam)
    let before = tea.app.state
    let failing = StepAssembly(finder: NilFinder<UIViewController, PathScreen>(), factory: ClassFactory())
      .using(FailingAction()).from(Route<PathScreen>.step(to: .draft)).assemble()
    await #expect(throws: Failure.self) { try await tea.router.navigate(to: failing, with: .draft, animated: false) }
    #expect(tea.app.state == before)
    #expect(tea.path.screens == [assam])
  }

  @Test("SwiftUI takes a screen off the path, and its controller leaves and is released", arguments: 0...2)
  func swiftUIPops(count: Int) async throws {
    weak let top = try await tea.go(.list, assam, sencha)
    tea.path.screens = Array(tea.path.screens.prefix(count))
    #expect(tea.path.screens == [assam, sencha].prefix(count).map { $0 })
    #expect(tea.screens == [.list] + tea.path.screens)
    if count == 2 {
      #expect(top?.parent === tea.stack)
    } else {
      await until { top == nil }
      #expect(top == nil)
    }
  }

  @Test("SwiftUI takes one screen off the path, also over a controller without a screen")
  func overPlain() async throws {
    try await tea.go(.list)
    let plain = StepAssembly(finder: NilFinder<UIViewController, PathScreen>(), factory: ClassFactory())
      .using(HostedStackController.push()).from(Route<PathScreen>.step(to: .list).expectingContainer()).assemble()
    try await tea.router.navigate(to: plain, with: .list, animated: false)
    try await tea.go(assam, sencha)
    #expect(tea.path.screens == [assam, sencha])
    tea.path.screens.removeLast()
    #expect(tea.path.screens == [assam])
    #expect(tea.stack?.viewControllers.count == 3)
  }

  @Test("A link in a view that adds a screen to the path is a navigation, whose guards are asked")
  func swiftUIPushes() async throws {
    let recorder = Recorder()
    tea.router.add(recorder)
    try await tea.go(.list)
    tea.path.screens.append(assam)
    await until { tea.path.screens == [assam] }
    #expect(tea.screens == [.list, assam])
    tea.path.screens.append(.locked)
    await until { !recorder.failures.isEmpty }
    #expect(recorder.failures == ["Failure"])
    #expect(tea.path.screens == [assam])
    tea.path.screens = [sencha]
    await until { tea.path.screens == [sencha] }
    #expect(tea.screens == [.list, sencha])
  }

  @Test("Without a controller, as in a preview of a view, a hosted path keeps the screens that SwiftUI sets")
  func withoutController() {
    let path = HostedPath<PathScreen>()
    path.screens = [assam, sencha]
    #expect(path.screens == [assam, sencha])
    path.screens.removeLast()
    #expect(path.screens == [assam])
  }

  @Test("A screen closes itself, and one with unsaved changes is asked first")
  func close() async throws {
    let draft = try await tea.go(.list, assam, .draft)
    tea.notes.draft = "Mint"
    tea.notes.mayLeave = false
    await #expect(throws: RoutingError.self) { try await tea.go(.list) }
    #expect(tea.path.screens == [assam, .draft])
    tea.notes.mayLeave = true
    try await tea.router.close(draft, animated: false)
    #expect(tea.path.screens == [assam])
    #expect(tea.notes.questions == 2)
  }

  @Test("The path is shown headless with a button back, which asks a screen with unsaved changes", .headlessOnly)
  func back() async throws {
    try await tea.go(.list)
    #if !canImport(UIKit)
      #expect(tea.window.renderedText.contains("All teas"))
      try tea.window.user.tap("Assam")
      await until { tea.path.screens == [assam] }
      await tea.app.rest()
      #expect(tea.window.renderedText.contains("A cup of Assam"))
      try await tea.go(.draft)
      tea.notes.draft = "Mint"
      tea.notes.mayLeave = false
      try tea.window.user.tap("‹ Assam")
      await until { tea.notes.questions == 1 }
      await settle()
      #expect(tea.path.screens == [assam, .draft])
      tea.notes.draft = ""
      try tea.window.user.tap("‹ Assam")
      #expect(tea.path.screens == [assam])
      try tea.window.user.tap("‹ Teas")
      #expect(tea.path.screens.isEmpty)
      #expect(tea.window.renderedText.contains("All teas"))
    #endif
  }

  @Test("The path is stored and restored")
  func restored() async throws {
    try await tea.go(.list, assam, sencha)
    let json = try NavigationState<PathScreen>(of: tea.window).json()
    let other = PathApp()
    let report = try await other.router.restore(NavigationState<PathScreen>(json: json))
    #expect(report.dropped.isEmpty)
    #expect(other.path.screens == [assam, sencha])
    #expect(other.screens == [.list, assam, sencha])
  }

  @Test("A link opens a screen on the path, and a sheet over it is left for it")
  func link() async throws {
    try await tea.go(.list, .sheet)
    let answer = await tea.inbox.deliver(.url(URL(fileURLWithPath: "/tea/Assam")))
    #expect(answer.isReached, "\(answer)")
    await tea.app.rest()
    #expect(tea.path.screens == [assam])
    #expect(tea.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A screen that gets another assembly tells the view that reads the path")
  func updated() async throws {
    let cup = try await tea.go(.list, assam)
    let told = Trace()
    guard #available(iOS 17, macCatalyst 17, macOS 14, *) else { return }
    withObservationTracking {
      _ = tea.path.screens
    } onChange: {
      MainActor.assumeIsolated { told.note("path") }
    }
    (cup as? HostedController<TeaAssembly>)?.hosted = TeaAssembly(name: "Mint")
    #expect(told.lines == ["path"])
    #expect(cup.title == "Mint")
  }

  @Test("A navigation controller is refused before anything moves, since a NavigationStack cannot contain it")
  func refused() async throws {
    try await tea.go(.list)
    let before = tea.app.state
    let step = StepAssembly(
      finder: NilFinder<UINavigationController, PathScreen>(), factory: NavigationControllerFactory()
    )
    .using(HostedStackController.push()).from(Route<PathScreen>.step(to: .list).expectingContainer()).assemble()
    let error = await #expect(throws: RoutingError.self) {
      try await tea.router.navigate(to: step, with: .list, animated: false)
    }
    #expect(error?.reason.contains("a NavigationStack cannot contain it") == true)
    #expect(tea.app.state == before)
  }
}
