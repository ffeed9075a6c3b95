import Portolan
import PortolanArticles
import Testing

@Suite("Links that come while the user answers an alert", .everyCompletion, .limited)
@MainActor
struct AlertInboxTests {
  private let app = App(root: stack(HomeViewController()))

  // A link shows a product. `answers` gets a line for each answer.
  private func makeInbox(_ answers: Trace, whenRefused: @escaping () async -> Void = {}) -> DeepLinkInbox<Int> {
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
    let inbox = DeepLinkInbox<Int>(
      understand: { _ in 0 },
      carryOut: { [router = app.router] id in
        do {
          try await router.navigate(to: step, with: id, animated: false)
        } catch {
          await whenRefused()
          throw error
        }
      })
    inbox.onAnswer = { link, answer in answers.note("\(link ?? 0) \(answer)") }
    inbox.gate.open(for: .launch)
    return inbox
  }

  // The alert is kept to the end, as an app may keep it: no release tells that it is gone.
  @Test("Links that come during an alert wait for the answer, and are carried out then, in order", .headlessOnly)
  func waits() async throws {
    let answers = Trace()
    let refused = Gate()
    let inbox = makeInbox(answers) { refused.open() }
    let alert = UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    app.present(alert)
    inbox.receive(1)
    inbox.receive(2)
    await refused.pass()
    await settle()
    #expect(answers.lines.isEmpty)
    #expect(app.top === alert)
    try app.window.user.tap(alertAction: "Later")
    await until { answers.lines.count == 2 }
    #expect(answers.lines == ["1 reached", "2 reached"])
    #expect((app.top as? ProductViewController)?.productID == 2)
    #expect(alert.presentingViewController == nil)
  }

  @Test(
    "Links that come during an alert are carried out as well when code dismisses the alert, kept or not",
    arguments: [true, false])
  func dismissed(isKept: Bool) async throws {
    let answers = Trace()
    let inbox = makeInbox(answers)
    var kept: UIAlertController? = UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert)
    if let kept { app.present(kept) }
    if !isKept { kept = nil }
    inbox.receive(7)
    await settle()
    #expect(answers.lines.isEmpty)
    app.window.rootViewController?.dismiss(animated: false, completion: nil)
    await until { answers.lines.count == 1 }
    #expect(answers.lines == ["7 reached"])
    #expect((kept != nil) == isKept)
  }

  // The alert is kept: its release would be noticed.
  @Test("Links that come during an alert are carried out if the alert is gone before the inbox learns of the failure")
  func goneBefore() async throws {
    let (failed, reported) = (Gate(), Gate())
    let answers = Trace()
    let inbox = makeInbox(answers) {
      failed.open()
      await reported.pass()
    }
    let alert = app.present(UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert))
    inbox.receive(1)
    await failed.pass()
    app.atOnce { app.window.rootViewController?.dismiss(animated: false, completion: nil) }
    await app.rest()
    await settle()
    reported.open()
    // Not for long: each window of another test that becomes key lets the inbox try again.
    await until(within: .zero, turns: 2000) { !answers.lines.isEmpty }
    #expect(answers.lines == ["1 reached"])
    #expect(alert.presentingViewController == nil)
  }
}
