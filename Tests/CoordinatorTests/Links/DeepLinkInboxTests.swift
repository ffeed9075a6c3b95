import Portolan
import Testing

/// Carries links out, and records them.
@MainActor
final class Worker {
  private(set) var begun: [String] = []
  private(set) var done: [String] = []

  func carryOut(_ link: String) async throws {
    begun.append(link)
    try Task.checkCancellation()
    done.append(link)
  }

  func inbox(_ policy: LinkPolicy = .inOrder, isOpen: Bool = true) -> DeepLinkInbox<String> {
    DeepLinkInbox(policy: policy, gate: ReadinessGate(closedFor: isOpen ? [] : [.launch])) { url in
      guard let host = url.host else { throw Failure() }
      return host
    } carryOut: { [self] in
      try await carryOut($0)
    }
  }
}

@Suite("An inbox for deep links", .everyCompletion, .limited)
@MainActor
struct DeepLinkInboxTests {
  let worker = Worker()
  /// The answers that links got, in order.
  let answers = Trace()

  @Test("Links of all sources wait until the last reason is gone, and are then carried out in order")
  func readiness() async throws {
    let inbox = worker.inbox(isOpen: false)
    inbox.gate.close(for: .onboarding)
    inbox.receive(.url(URL(string: "store://a")!), answer: answers.notingAnswer(to: "a"))
    inbox.receive(.notification(["url": "store://b"]), answer: answers.notingAnswer(to: "b"))
    inbox.receive("c", answer: answers.notingAnswer(to: "c"))
    inbox.receive([.url(URL(string: "store://d")!)])
    inbox.gate.open(for: .launch)
    await settle()
    #expect(worker.begun.isEmpty)
    #expect(inbox.waitingCount == 4)

    inbox.gate.open(for: .onboarding)
    await until { worker.done.count == 4 }
    await settle()
    #expect(worker.done == ["a", "b", "c", "d"])
    #expect(answers.lines == ["a reached", "b reached", "c reached"])
  }

  @Test("Unknown links are answered at once, ready or not")
  func unknown() async throws {
    let inbox = worker.inbox(isOpen: false)
    var told: [String] = []
    inbox.onAnswer = { told.append("\($0 ?? "-") \($1)") }
    inbox.receive(.url(URL(string: "mailto:nobody")!), answer: answers.notingAnswer(to: "url"))
    inbox.receive(.notification(["aps": 1]), answer: answers.notingAnswer(to: "notification"))
    let noURL = """
      unknown: There is no URL in the notification. To fix: put one under one of the keys "url", "link", "deeplink", \
      "deep_link", or read this kind of source in the `understand` closure of the inbox.
      """
    #expect(answers.lines == ["url unknown: injected", "notification \(noURL)"])
    #expect("\(await inbox.deliver(.url(URL(string: "mailto:nobody")!)))" == "unknown: injected")
    #expect(told == ["- unknown: injected", "- \(noURL)", "- unknown: injected"])
  }

  @Test("An app's inbox can understand more than URLs, and be asked for the meaning of one")
  func sources() async throws {
    let inbox = DeepLinkInbox<String>(
      gate: ReadinessGate(closedFor: []),
      understand: { source in
        if case .notification(let userInfo) = source, let item = userInfo["item"] as? Int { return "item \(item)" }
        return try source.requireURL().absoluteString
      }, carryOut: { [worker] in try await worker.carryOut($0) })
    #expect(try inbox.link(for: .notification(["item": 7])) == "item 7")
    #expect(throws: DeepLinkSource.NoURL.self) { try inbox.link(for: .notification(["item": "seven"])) }
    #expect(worker.begun.isEmpty)
    #expect(await inbox.deliver(.notification(["item": 7])).isReached)
    #expect(await inbox.deliver(.shortcut(UIApplicationShortcutItem(type: "store://a", localizedTitle: "A"))).isReached)
    #expect(worker.done == ["item 7", "store://a"])
  }

  @Test("A link of a router whose window was released is denied", .headlessOnly)
  func releasedWindow() async throws {
    var window: UIWindow? = UIWindow()
    let router = DefaultRouter(window: window)
    let inbox = textInbox { _ in
      try await router.navigate(to: .current)
    }
    window = nil

    guard case .denied(let error) = await inbox.deliver("home") else {
      Issue.record("The link was carried out")
      return
    }
    #expect((error as? RoutingError)?.code == .released)
    #expect(inbox.waitingCount == 0)
  }

  @Test("A link that was withdrawn while it looked for a window does not wait for a window")
  func withdrawnWithoutWindow() async throws {
    let gate = Gate()
    let inbox = textInbox { _ in
      await gate.pass()
      throw RoutingError.withoutWindow
    }
    var denials: [RoutingError.Code?] = []
    inbox.onAnswer = { _, answer in
      if case .denied(let error) = answer { denials.append((error as? RoutingError)?.code) }
    }
    let waiting = Task { await inbox.deliver("a") }
    await until { gate.arrivals == 1 }
    waiting.cancel()
    await settle()
    gate.open()
    #expect(await until { !denials.isEmpty })
    #expect(denials == [.noWindow])
    #expect(inbox.waitingCount == 0)
  }

  @Test("Links that came during the search for a window are carried out in order once there is a window")
  func windowComesMeanwhile() async throws {
    let gate = Gate()
    var app: App?
    var done: [String] = []
    let inbox = textInbox { link in
      let router = app?.router
      await gate.pass()
      guard let router else { throw RoutingError.withoutWindow }
      try await router.navigate(to: .current)
      done.append(link)
    }
    inbox.receive("a")
    await until { gate.arrivals == 1 }
    inbox.receive("b")
    app = App(root: HomeViewController())
    gate.open()
    await until { done.count == 2 }
    #expect(done == ["a", "b"])
    #expect(inbox.waitingCount == 0)
  }

  @Test("A window that becomes key is enough for links that wait for a window")
  func windowBecomesKey() async throws {
    var app: App?
    let inbox = textInbox { _ in
      guard let router = app?.router else { throw RoutingError.withoutWindow }
      try await router.navigate(to: .current)
    }
    inbox.receive("a", answer: answers.notingAnswer(to: "a"))
    inbox.receive("b", answer: answers.notingAnswer(to: "b"))
    await until { inbox.waitingCount == 2 }
    #expect(inbox.waitingCount == 2)
    #expect(answers.lines.isEmpty)
    app = App(root: HomeViewController())
    await until { answers.lines.count == 2 }
    #expect(answers.lines == ["a reached", "b reached"])
  }

  @Test("If only the latest link is carried out, it is the link that the handler of an older answer hands in")
  func latestFromHandler() async throws {
    let inbox = worker.inbox(.latest, isOpen: false)
    inbox.receive("a") { [answers] answer in
      answers.notingAnswer(to: "a")(answer)
      inbox.receive("c", answer: answers.notingAnswer(to: "c"))
    }
    inbox.gate.open(for: .launch)
    inbox.gate.close(for: .login)
    inbox.receive("b", answer: answers.notingAnswer(to: "b"))
    inbox.gate.open(for: .login)
    await until { answers.lines.count == 3 }
    await settle()
    #expect(worker.done == ["c"])
    #expect(answers.lines == ["a superseded", "b superseded", "c reached"])
  }

  @Test("A link to a screen goes through the router, over a sheet and behind another navigation")
  func screens() async throws {
    let home = HomeViewController()
    let navigation = stack(home)
    let app = App(root: navigation)
    present(OtherViewController(), on: navigation)
    let inbox = DeepLinkInbox<Place>(router: app.router, gate: ReadinessGate(closedFor: [])) { url in
      guard url.host == "form" else { throw Failure() }
      return .form
    }
    let other = Task { try await app.reveal(home) }
    #expect(await inbox.deliver(.url(URL(string: "store://form")!)).isReached)
    try await other.value
    #expect(
      app.window.rootViewController?.children.contains { $0 is FormViewController } == true
        || navigation.presentedViewController?.children.contains { $0 is FormViewController } == true)
  }

  @Test("A link that waits in an inbox is denied when the inbox is released")
  func released() async throws {
    var inbox: DeepLinkInbox<String>? = worker.inbox(isOpen: false)
    inbox?.receive("a", answer: answers.notingAnswer(to: "a"))
    inbox?.receive("b")
    let told = Trace()
    inbox?.onAnswer = { told.note("\($0 ?? "-") \($1)") }
    inbox = nil
    await until { told.lines.count == 2 }
    #expect(answers.lines == ["a denied: CancellationError()"])
    #expect(told.lines == ["a denied: CancellationError()", "b denied: CancellationError()"])
  }
}

extension Trace {
  /// Returns a closure that notes the answer to a link.
  fileprivate func notingAnswer(to link: String) -> @MainActor (LinkAnswer) -> Void {
    { self.note("\(link) \($0)") }
  }
}

private enum Place: Screen {
  case form

  var assembly: any Assembly { FormAssembly() }
}

private struct FormAssembly: Assembly {
  func build() -> UIViewController { FormViewController() }
}
