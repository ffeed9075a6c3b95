import Portolan

/// An event in the day of an inbox.
enum InboxEvent: Sendable {
  /// A link arrives; the handler of its answer may hand in another link.
  case receive(Int, then: Int? = nil)
  /// A link arrives, and a task waits for its answer.
  case deliver(Int)
  /// The task that waits for an answer is cancelled; callers are numbered from 0, in the order of their links.
  case withdraw(Int)
  case close(ReadinessGate.Reason)
  case open(ReadinessGate.Reason)
  case setPolicy(LinkPolicy)
  case showWindow
  case releaseWindow
  /// The link that is carried out ends.
  case end
  /// The link that is carried out fails.
  case fail
}

/// A day of an inbox and of its model, which must agree after each event.
@MainActor
final class InboxDay {
  static let policies = [LinkPolicy.inOrder, .coalesce, .latest]
  private static let reasons: [ReadinessGate.Reason] = [.launch, .onboarding, .login]

  let subject: InboxUnderTest
  private var model: InboxModel
  private var callers = 0
  private(set) var log: [InboxEvent] = []

  init(policy: LinkPolicy) {
    subject = InboxUnderTest(policy: policy)
    model = InboxModel(policy: policy)
  }

  /// Lets an event happen.
  ///
  /// - Returns: The difference between the inbox and the model; `nil` if they agree.
  func happen(_ event: InboxEvent) async -> String? {
    log.append(event)
    switch event {
    case .receive(let link, let next):
      let number = newCaller()
      let following = next.map { (link: $0, number: newCaller()) }
      model.followUps[number] = following
      subject.receive(link, number: number, then: following)
      model.receive(link, number: number)
    case .deliver(let link):
      let number = newCaller()
      subject.deliver(link, number: number)
      model.receive(link, number: number)
    case .withdraw(let number):
      subject.tasks[number]?.cancel()
      // The inbox hears of it a little later, and nothing tells when.
      await settle()
      model.withdraw(number)
    case .close(let reason):
      subject.gate.close(for: reason)
      model.reasons.insert(reason)
    case .open(let reason):
      subject.gate.open(for: reason)
      model.reasons.remove(reason)
      model.proceed()
    case .setPolicy(let policy):
      subject.inbox.policy = policy
      model.policy = policy
    case .showWindow, .releaseWindow:
      model.hasWindow = if case .showWindow = event { true } else { false }
      subject.show(model.hasWindow)
      model.proceed()
    case .end, .fail:
      let fails = if case .fail = event { true } else { false }
      subject.end(failing: fails)
      model.end(failing: fails)
    }
    model.begin()
    return await difference()
  }

  private func newCaller() -> Int {
    defer { callers += 1 }
    return callers
  }

  /// Returns an event of a random day, or `nil` if there is no task to cancel.
  func draw(_ random: inout SeededGenerator) -> InboxEvent? {
    switch random.below(12) {
    case 0, 1: return .deliver(random.below(4))
    case 2, 3:
      let link = random.below(4)
      return .receive(link, then: random.below(3) == 0 ? random.below(4) : nil)
    case 4: return .close(random.pick(Self.reasons))
    case 5, 6: return .open(random.pick(Self.reasons))
    case 7: return subject.tasks.isEmpty ? nil : .withdraw(random.pick(subject.tasks.keys.sorted()))
    case 10: return random.chance(50) ? .showWindow : .releaseWindow
    case 11: return .setPolicy(random.pick(Self.policies))
    default: return random.below(4) == 0 ? .fail : .end
    }
  }

  /// Opens the gate, shows the window, and ends link after link until none is left.
  ///
  /// - Returns: The difference between the inbox and the model; `nil` if they agree, and each caller has one answer.
  func conclude() async -> String? {
    for reason in Self.reasons { subject.gate.open(for: reason) }
    subject.show(true)
    model.reasons = []
    model.hasWindow = true
    model.proceed()
    model.begin()
    while model.current != nil {
      await until { subject.isWorking }
      subject.end(failing: false)
      model.end(failing: false)
      model.begin()
    }
    if let difference = await difference() { return difference }
    let unanswered = (0..<callers).filter { subject.answers[$0]?.count != 1 }
    return unanswered.isEmpty ? nil : "not answered once: \(unanswered)"
  }

  private func difference() async -> String? {
    let expected = model.answers.mapValues { [$0] }
    func agrees() -> Bool {
      subject.received == model.received && subject.told.sorted() == model.told.sorted() && subject.answers == expected
        && subject.begun == model.begun
        && subject.isWorking == (model.current != nil)
        // A link that has looked for a window in vain waits again.
        && subject.inbox.waitingCount == model.waiting.count
    }
    await until(agrees)
    if agrees() { return nil }
    return "answers \(subject.answers), begun \(subject.begun); expected \(expected), begun \(model.begun)"
  }
}
