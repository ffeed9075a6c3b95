import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Alerts that wait for the user", .everyCompletion, .limited)
struct AlertTests {
  private let discard = Question<Bool>("Discard?").choice("Discard", true)

  /// Asks a question, and returns the task with its answer when the alert is there.
  private func ask<Answer: Sendable>(
    _ question: Question<Answer>, in app: App, animated: Bool = true
  ) async -> Task<Answer?, any Error> {
    let below = app.top
    let answer = Task { try await question.ask(in: app.window, animated: animated) }
    await until { app.top !== below && app.top is UIAlertController && app.top?.isBeingPresented == false }
    return answer
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  @Test(
    "An alert of the app stays, and the navigation that would take it away is refused before it touches anything",
    .headlessOnly)
  func stays() async throws {
    let app = App(root: tabs(stack(HomeViewController()), BagViewController()))
    let alert = app.present(alert())
    await until { !alert.isBeingPresented }
    let bag = Step.found(by: ClassFinder<BagViewController, Any?>())
    for destination in [GeneralStep.root().destination, GeneralStep.current().destination, bag.destination] {
      #expect(throws: RoutingError.self) { try app.router.plan(to: destination) }
      let error = await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: destination) }
      let reason = "the user is answering the alert “Rate us”, which the navigation would have to dismiss"
      #expect(error?.reason == reason)
    }
    try app.window.user.tap(alertAction: "OK")
    try await app.router.navigate(to: .root)
  }

  @Test(
    "The alert of a question may be taken away, kept or not, which leaves the question unanswered",
    arguments: [true, false])
  func question(isKept: Bool) async throws {
    let app = App(root: HomeViewController())
    let question = Question<Bool>("Discard?").choice("Discard", true).choice("Keep", style: .cancel, false)
    let answer = Task { try await question.ask(in: app.window) }
    await until { app.top is UIAlertController }
    let kept = isKept ? app.top : nil
    try await app.router.navigate(to: .root, animated: false)
    #expect(try await answer.value == nil)
    #expect(app.top is HomeViewController)
    withExtendedLifetime(kept) {}
  }

  @Test("The alert of a question gives its answer, and a cancelled question takes its alert away", .headlessOnly)
  func answered() async throws {
    let app = App(root: HomeViewController())
    let question = Question<Int>("How many?", message: "Of them").choice("One", 1).choice("Two", 2)
    let answer = await ask(question, in: app)
    #expect((app.top as? UIAlertController)?.actions.map(\.title) == ["One", "Two"])
    try app.window.user.tap(alertAction: "Two")
    #expect(try await answer.value == 2)

    await until { !(app.top is UIAlertController) }
    let cancelled = await ask(question, in: app)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await until { !(app.top is UIAlertController) }
    #expect(app.top is HomeViewController)
  }

  @Test("The alert of a question that is cancelled is dismissed with the question above it")
  func cancelledBelow() async throws {
    let app = App(root: HomeViewController())
    let cancelled = await ask(discard, in: app, animated: false)
    let unanswered = await ask(discard, in: app, animated: false)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await until { app.top is HomeViewController }
    try #require(app.top is HomeViewController)
    #expect(try await unanswered.value == nil)
  }

  @Test("The action sheet of a question points at the middle of the presenter, as a popover must", .headlessOnly)
  func actionSheet() async throws {
    let app = App(root: HomeViewController())
    app.present(LoginViewController())
    let question = Question<Bool>("Discard?", style: .actionSheet).choice("Discard", style: .destructive, true)
    let answer = Task { try await question.ask(in: app.window, animated: false) }
    await until { app.top is UIAlertController }
    await app.rest()
    let popover = app.top?.popoverPresentationController
    #expect(popover?.sourceView === app.top?.presentingViewController?.view)
    #expect(popover?.sourceView != nil)
    #expect(popover?.permittedArrowDirections == [])
    answer.cancel()
    await #expect(throws: CancellationError.self) { try await answer.value }
  }

  @Test("Alerts that an app shows over a question wait for the user all the same")
  func overQuestion() async throws {
    let app = App(root: HomeViewController())
    let answer = await ask(discard, in: app, animated: false)
    let own = app.present(alert())
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: .root, animated: false) }
    #expect(app.top === own)
    app.atOnce { app.window.rootViewController?.dismiss(animated: false, completion: nil) }
    #expect(try await answer.value == nil)
  }

  @Test("The alert of a question comes over the topmost modal, once nothing moves", .headlessOnly)
  func overModals() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let sheet = app.present(InfoViewController())
    let second = app.present(BagViewController())
    second.dismiss(animated: true, completion: nil)
    let answer = Task { try await discard.ask(in: app.window, animated: false) }
    await settle()
    #expect(second.isBeingDismissed)
    #expect(second.presentedViewController == nil)
    app.clock.runToEnd()
    await until { sheet.presentedViewController is UIAlertController }
    #expect(sheet.presentedViewController is UIAlertController)
    app.clock.runToEnd()
    try app.window.user.tap(alertAction: "Discard")
    app.clock.runToEnd()
    #expect(try await answer.value == true)
  }

  @Test("Alerts can be asked by a guard, and not by a factory, which holds the window", .headlessOnly)
  func askers() async throws {
    struct Asking: RoutingInterceptor {
      func perform(with context: Any?) async throws -> InterceptorAnswer {
        let question = Question<Bool>("Sure?").choice("Yes", true).choice("No", style: .cancel, false)
        guard try await ask(question) == true else { throw Failure() }
        return .proceed
      }
    }
    let app = App(root: HomeViewController())
    let guarded = build(BagViewController.self).adding(Asking()).using(.present).from(.current)
    let request = Task { try await app.router.navigate(to: guarded, animated: false) }
    await until { app.top is UIAlertController && app.top?.isBeingPresented == false }
    try app.window.user.tap(alertAction: "Yes")
    _ = try await request.value
    #expect(app.top is BagViewController)

    let asking = buildLater(InfoViewController.self) {
      _ = try await Question<Bool>("Sure?").choice("Yes", true).ask()
    }
    .using(.present).from(.current)
    await app.expectRefused(as: .waitsForItself) { try await $0.navigate(to: asking, animated: false) }
  }
}
