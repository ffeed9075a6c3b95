import Portolan
import Testing

@Suite("Links that come from the code that carries out another one", .limited)
@MainActor
struct LinkInsideLinkTests {
  @MainActor
  private final class Subject {
    private(set) var answers: [String] = []
    private(set) var done: [Int] = []
    var work: @MainActor (Subject, Int) async -> Void = { _, _ in }
    private(set) lazy var inbox = DeepLinkInbox<Int>(
      gate: ReadinessGate(closedFor: []), read: { _ in 0 },
      carryOut: { [unowned self] link in
        await work(self, link)
        done.append(link)
      })

    func note(_ answer: LinkAnswer) {
      if case .denied(let error as RoutingError) = answer {
        answers.append("\(error.code)")
      } else {
        answers.append("\(answer)")
      }
    }
  }

  @Test(
    "A link that would wait for itself is denied", arguments: [LinkPolicy.inOrder, .coalesce, .latest])
  func awaited(policy: LinkPolicy) async throws {
    let subject = Subject()
    subject.inbox.policy = policy
    subject.work = { subject, link in
      if link == 1 { subject.note(await subject.inbox.deliver(2)) }
    }
    #expect(await subject.inbox.deliver(1).isReached)
    #expect(subject.answers == ["waitsForItself"])
    #expect(await subject.inbox.deliver(3).isReached, "the next one is another matter")
    #expect(subject.done == [1, 3])
  }

  @Test("A guard of the navigation that a link asks for cannot wait for another link either")
  func awaitedByGuard() async throws {
    let subject = Subject()
    let app = App(root: UIViewController())
    app.router.add(InlineInterceptor<Any?>(checking: { _ in subject.note(await subject.inbox.deliver(2)) }))
    subject.work = { subject, link in
      do { try await app.router.navigate(to: .current) } catch { subject.note(.denied(error)) }
    }
    let delivery = Task { @MainActor in await subject.inbox.deliver(1) }
    await until { !subject.answers.isEmpty }
    // If the inner link waits after all, the test must not wait with it.
    try #require(subject.answers == ["waitsForItself"])
    #expect(await delivery.value.isReached)
    #expect(subject.done == [1])
  }

  @Test("A guard may wait for another link if its navigation is not awaited")
  func notAwaited() async throws {
    let subject = Subject()
    let app = App(root: UIViewController())
    func step(askedBy ask: @escaping @MainActor () async -> Void) -> DestinationStep<UIViewController, Any?> {
      find(UIViewController.self).adding(InlineInterceptor<Any?>(checking: { _ in await ask() })).from(.current)
    }
    let inner = step { subject.note(await subject.inbox.deliver(2)) }
    let outer = step {
      _ = Task { try await app.router.navigate(to: inner) }
      await until { subject.inbox.waitingCount == 1 || !subject.answers.isEmpty }
    }
    subject.work = { subject, link in
      guard link == 1 else { return }
      do { try await app.router.navigate(to: outer) } catch { subject.note(.denied(error)) }
    }
    #expect(await subject.inbox.deliver(1).isReached)
    await until { !subject.answers.isEmpty }
    #expect(subject.answers == ["reached"])
    #expect(subject.done == [1, 2])
  }

  @Test("A link that is handed in from within another link, or awaited by another task, comes next")
  func handedIn() async throws {
    let subject = Subject()
    subject.work = { subject, link in
      guard link == 1 else { return }
      subject.inbox.receive(2) { subject.note($0) }
      _ = Task { @MainActor in subject.note(await subject.inbox.deliver(3)) }
      await until { subject.inbox.waitingCount == 2 }
    }
    #expect(await subject.inbox.deliver(1).isReached)
    await until { subject.answers.count == 2 }
    #expect(subject.done == [1, 2, 3])
    #expect(subject.answers == ["reached", "reached"])
  }

  @Test("A link that a cancelled task delivers from within another link is not begun")
  func cancelled() async throws {
    let subject = Subject()
    var told: [String] = []
    subject.inbox.onAnswer = { link, answer in told.append("\(link ?? 0) \(answer.isReached)") }
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await subject.inbox.deliver(1)
    }
    #expect(await !task.value.isReached)
    await settle()
    #expect(subject.done.isEmpty)
    #expect(told == ["1 false"])
  }
}
