import Foundation
import Portolan
import Testing

/// A model of an inbox, as plain as possible: one list, and no tasks.
private struct InboxModel {
  struct Item {
    var number: Int
    var link: Int
    /// The numbers of the callers that share the answer.
    var shared: [Int] = []
    var isSuperseded = false
    var isAbandoned = false
    var isBegun = false
    var all: [Int] { [number] + shared }
  }

  var policy: LinkPolicy
  var reasons: Set<ReadinessGate.Reason> = [.launch]
  var hasWindow = true
  /// The links that the handlers of answers hand in, by the number of what is answered.
  var followUps: [Int: (link: Int, number: Int)] = [:]
  var waiting: [Item] = []
  var current: Item?
  /// The answers, by the number of the caller that handed a link in.
  var answers: [Int: String] = [:]
  /// The links that were begun, in order.
  var begun: [Int] = []
  /// The number of links that were received.
  var received = 0
  /// The links of which the inbox has told that they are answered.
  var told: [Int] = []

  mutating func receive(_ link: Int, number: Int) {
    received += 1
    switch policy {
    case .inOrder: break
    case .coalesce:
      if let index = waiting.firstIndex(where: { $0.link == link }) {
        waiting[index].shared.append(number)
        return
      }
      if let current, current.link == link, !current.isAbandoned, !current.isSuperseded {
        self.current?.shared.append(number)
        return
      }
    case .latest:
      let older = waiting
      waiting = [Item(number: number, link: link)]
      current?.isSuperseded = true
      for item in older { answer(item, "superseded") }
      return proceed()
    }
    waiting.append(Item(number: number, link: link))
    proceed()
  }

  /// Answers the callers that share a link; the handlers of some hand in another one.
  private mutating func answer(_ item: Item, _ answer: String) {
    let asking = item.all.filter { answers[$0] == nil }
    for number in asking {
      answers[number] = answer
      if let next = followUps.removeValue(forKey: number) { receive(next.link, number: next.number) }
    }
    told.append(item.link)
  }

  mutating func proceed() {
    guard hasWindow, reasons.isEmpty, current == nil, !waiting.isEmpty else { return }
    current = waiting.removeFirst()
  }

  /// Begins the link whose turn has come, unless a newer one has replaced it in the same turn of the main actor.
  mutating func begin() {
    while let item = current, !item.isBegun {
      if item.isSuperseded {
        end(failing: false)
      } else {
        current?.isBegun = true
        begun.append(item.link)
      }
    }
  }

  mutating func end(failing: Bool) {
    guard let item = current else { return }
    current = nil
    answer(item, item.isSuperseded ? "superseded" : item.isAbandoned || failing ? "denied" : "reached")
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
      if waiting[index].all.count == 1 {
        told.append(waiting.remove(at: index).link)
      } else {
        drop(from: &waiting[index])
      }
      answers[number] = "denied"
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
  /// The number of links that were received, whose tasks may begin a little later.
  private(set) var received = 0
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  let gate = ReadinessGate()
  let policy: LinkPolicy
  private(set) var hasWindow = true
  /// The answers as ``DeepLinkInbox/onAnswer`` is told of them.
  private(set) var told: [Int] = []
  private(set) lazy var inbox: DeepLinkInbox<Int> = {
    let inbox = DeepLinkInbox<Int>(policy: policy, gate: gate) { _ in
      throw Failure()
    } carryOut: { [unowned self] in
      try await carryOut($0)
    }
    inbox.onAnswer = { [unowned self] link, _ in told.append(link ?? -1) }
    return inbox
  }()

  private func carryOut(_ link: Int) async throws {
    // As a router does that has no window.
    guard hasWindow else { throw RoutingError.withoutWindow }
    begun.append(link)
    let fails = await withCheckedContinuation { ending = $0 }
    try Task.checkCancellation()
    if fails { throw Failure() }
  }

  init(policy: LinkPolicy) {
    self.policy = policy
  }

  func show(_ isThere: Bool) {
    hasWindow = isThere
    if isThere { NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: nil) }
  }

  var isWorking: Bool { ending != nil }

  func receive(_ link: Int, number: Int, isAwaited: Bool, then next: (link: Int, number: Int)? = nil) {
    if isAwaited {
      tasks[number] = Task { @MainActor in
        self.received += 1
        self.note(await self.inbox.deliver(link), number)
      }
    } else {
      received += 1
      inbox.receive(link) {
        self.note($0, number)
        if let next { self.receive(next.link, number: next.number, isAwaited: false) }
      }
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
      case .setAside: "set aside"
      }
    answers[number, default: []].append(word)
  }
}

@Suite("Random days of an inbox", .patient, .limited)
@MainActor
struct RandomInboxTests {
  private nonisolated static let policies = [LinkPolicy.inOrder, .coalesce, .latest]

  @Test("Every link is answered once, as the model says", arguments: policies)
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

  /// - Returns: The difference between the inbox and the model; `nil` if they agree.
  private func walk(seed: UInt64, policy: LinkPolicy) async -> String? {
    var generator = SeededGenerator(seed: seed)
    let subject = InboxUnderTest(policy: policy)
    var model = InboxModel(policy: policy)
    var log: [String] = []
    var number = 0
    let reasons: [ReadinessGate.Reason] = [.launch, .onboarding, .login]
    for _ in 0..<40 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<4:
        let link = Int.random(in: 0..<4, using: &generator)
        let isAwaited = Bool.random(using: &generator)
        log.append("receive \(link) as \(number)\(isAwaited ? ", awaited" : "")")
        let own = number
        number += 1
        var next: (link: Int, number: Int)?
        if !isAwaited, Int.random(in: 0..<3, using: &generator) == 0 {
          next = (Int.random(in: 0..<4, using: &generator), number)
          model.followUps[own] = next
          log.append("whose answer hands in \(next?.link ?? 0) as \(number)")
          number += 1
        }
        subject.receive(link, number: own, isAwaited: isAwaited, then: next)
        model.receive(link, number: own)
      case 10:
        let isThere = Bool.random(using: &generator)
        log.append(isThere ? "show the window" : "release the window")
        subject.show(isThere)
        model.hasWindow = isThere
        model.proceed()
      case 11:
        let policy = Self.policies.randomElement(using: &generator)!
        log.append("from now on \(policy)")
        subject.inbox.policy = policy
        model.policy = policy
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
      model.begin()
      if let difference = await compare(subject, with: model) { return "\(difference)\nafter \(log)" }
    }
    for reason in reasons { subject.gate.open(for: reason) }
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
    if let difference = await compare(subject, with: model) {
      return "\(difference)\nat the end of \(log)"
    }
    let unanswered = (0..<number).filter { subject.answers[$0]?.count != 1 }
    return unanswered.isEmpty ? nil : "not answered once: \(unanswered)\nat the end of \(log)"
  }

  private func compare(_ subject: InboxUnderTest, with model: InboxModel) async -> String? {
    let expected = model.answers.mapValues { [$0] }
    func agrees() -> Bool {
      subject.received == model.received && subject.told.sorted() == model.told.sorted() && subject.answers == expected
        && subject.begun == model.begun
        && subject.isWorking == (model.current != nil)
        // One that looks for a window in vain waits again once it has done so.
        && subject.inbox.waitingCount == model.waiting.count
    }
    await until(agrees)
    if agrees() { return nil }
    return "answers \(subject.answers), begun \(subject.begun); expected \(expected), begun \(model.begun)"
  }
}
