import Portolan
import Testing

/// What an inbox should do, written as plainly as possible: one list, and no tasks.
private struct InboxModel {
  struct Item {
    var number: Int
    var link: Int
    /// The numbers of those who share the answer.
    var shared: [Int] = []
    var isSuperseded = false
    var isAbandoned = false
    var all: [Int] { [number] + shared }
  }

  let policy: LinkPolicy
  var reasons: Set<ReadinessGate.Reason> = [.launch]
  var waiting: [Item] = []
  var current: Item?
  /// The answers by the number of the one who has handed a link in.
  var answers: [Int: String] = [:]
  /// The links that were begun, in order.
  var begun: [Int] = []

  mutating func receive(_ link: Int, number: Int) {
    switch policy {
    case .inOrder: break
    case .coalesce:
      if let index = waiting.firstIndex(where: { $0.link == link }) {
        waiting[index].shared.append(number)
        return
      }
      if current?.link == link, current?.isAbandoned == false {
        current?.shared.append(number)
        return
      }
    case .latest:
      for item in waiting { for number in item.all { answers[number] = "superseded" } }
      waiting = []
      current?.isSuperseded = true
    }
    waiting.append(Item(number: number, link: link))
    proceed()
  }

  mutating func proceed() {
    guard reasons.isEmpty, current == nil, !waiting.isEmpty else { return }
    current = waiting.removeFirst()
    begun.append(current!.link)
  }

  mutating func end(failing: Bool) {
    guard let item = current else { return }
    let answer = item.isSuperseded ? "superseded" : item.isAbandoned || failing ? "denied" : "reached"
    for number in item.all where answers[number] == nil { answers[number] = answer }
    current = nil
    proceed()
  }

  mutating func withdraw(_ number: Int) {
    guard answers[number] == nil else { return }
    func drop(from item: inout Item) {
      if item.number == number {
        item.number = item.shared.removeFirst()
      } else {
        item.shared.removeAll { $0 == number }
      }
    }
    if let index = waiting.firstIndex(where: { $0.all.contains(number) }) {
      answers[number] = "denied"
      if waiting[index].all.count == 1 { waiting.remove(at: index) } else { drop(from: &waiting[index]) }
    } else if var item = current, item.all.contains(number) {
      if item.all.count == 1 {
        item.isAbandoned = true
      } else {
        answers[number] = "denied"
        drop(from: &item)
      }
      current = item
    }
  }
}

/// An inbox whose work the test ends itself, and which counts the answers that each link got.
@MainActor
private final class InboxUnderTest {
  private var ending: CheckedContinuation<Bool, Never>?
  private(set) var begun: [Int] = []
  private(set) var answers: [Int: [String]] = [:]
  /// How many links were handed in; a task that is to wait for its answer begins a little later.
  private(set) var received = 0
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  let gate = ReadinessGate()
  let policy: LinkPolicy
  private(set) lazy var inbox = DeepLinkInbox<Int>(policy: policy, gate: gate) { _ in
    throw Failure()
  } carryOut: { [unowned self] link in
    begun.append(link)
    let fails = await withCheckedContinuation { ending = $0 }
    try Task.checkCancellation()
    if fails { throw Failure() }
  }

  init(policy: LinkPolicy) {
    self.policy = policy
  }

  var isWorking: Bool { ending != nil }

  func receive(_ link: Int, number: Int, isAwaited: Bool) {
    if isAwaited {
      tasks[number] = Task { @MainActor in
        self.received += 1
        self.note(await self.inbox.deliver(link), number)
      }
    } else {
      received += 1
      inbox.receive(link) { self.note($0, number) }
    }
  }

  func end(failing: Bool) {
    let ending = ending
    self.ending = nil
    ending?.resume(returning: failing)
  }

  private func note(_ answer: LinkAnswer, _ number: Int) {
    let word =
      switch answer {
      case .reached: "reached"
      case .denied: "denied"
      case .unknown: "unknown"
      case .superseded: "superseded"
      }
    answers[number, default: []].append(word)
  }
}

@Suite("Random days of an inbox", .patient, .limited)
@MainActor
struct RandomInboxTests {
  @Test("Every link is answered once, as the model says", arguments: [LinkPolicy.inOrder, .coalesce, .latest])
  func exactlyOnce(policy: LinkPolicy) async throws {
    let base = UInt64.random(in: 0..<UInt64.max / 2)
    for offset in 0..<60 {
      let seed = base + UInt64(offset)
      if let difference = await walk(seed: seed, policy: policy) {
        Issue.record("policy \(policy), seed \(seed): \(difference)")
        return
      }
    }
  }

  /// - Returns: How the inbox differs from the model, `nil` where it does not.
  private func walk(seed: UInt64, policy: LinkPolicy) async -> String? {
    var generator = SeededGenerator(seed: seed)
    let subject = InboxUnderTest(policy: policy)
    var model = InboxModel(policy: policy)
    var log: [String] = []
    var number = 0
    let reasons: [ReadinessGate.Reason] = [.launch, .onboarding, .login]
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let link = Int.random(in: 0..<4, using: &generator)
        let isAwaited = Bool.random(using: &generator)
        log.append("receive \(link) as \(number)\(isAwaited ? ", awaited" : "")")
        subject.receive(link, number: number, isAwaited: isAwaited)
        model.receive(link, number: number)
        number += 1
      case 4:
        let reason = reasons.randomElement(using: &generator)!
        log.append("close for \(reason)")
        subject.gate.close(for: reason)
        model.reasons.insert(reason)
      case 5, 6:
        let reason = reasons.randomElement(using: &generator)!
        log.append("open for \(reason)")
        subject.gate.open(for: reason)
        model.reasons.remove(reason)
        model.proceed()
      case 7:
        guard let victim = subject.tasks.keys.sorted().randomElement(using: &generator) else { continue }
        log.append("withdraw \(victim)")
        subject.tasks[victim]?.cancel()
        // The inbox hears of it a little later, and nothing tells when.
        await settle()
        model.withdraw(victim)
      default:
        let fails = Int.random(in: 0..<4, using: &generator) == 0
        log.append(fails ? "fail" : "end")
        subject.end(failing: fails)
        model.end(failing: fails)
      }
      if let difference = await compare(subject, with: model, received: number) { return "\(difference)\nafter \(log)" }
    }
    for reason in reasons { subject.gate.open(for: reason) }
    model.reasons = []
    model.proceed()
    while model.current != nil {
      await until { subject.isWorking }
      subject.end(failing: false)
      model.end(failing: false)
    }
    if let difference = await compare(subject, with: model, received: number) {
      return "\(difference)\nat the end of \(log)"
    }
    let unanswered = (0..<number).filter { subject.answers[$0]?.count != 1 }
    return unanswered.isEmpty ? nil : "not answered once: \(unanswered)\nat the end of \(log)"
  }

  private func compare(_ subject: InboxUnderTest, with model: InboxModel, received: Int) async -> String? {
    let expected = model.answers.mapValues { [$0] }
    func agrees() -> Bool {
      subject.received == received && subject.answers == expected && subject.begun == model.begun
        && subject.isWorking == (model.current != nil)
    }
    await until(agrees)
    if agrees() { return nil }
    return "answers \(subject.answers), begun \(subject.begun); expected \(expected), begun \(model.begun)"
  }
}
