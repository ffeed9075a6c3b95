import Foundation
import Portolan

/// An inbox whose work the test ends itself, with the answers that each link got.
@MainActor
final class InboxUnderTest {
  private var ending: CheckedContinuation<Bool, Never>?
  private(set) var begun: [Int] = []
  private(set) var answers: [Int: [String]] = [:]
  /// The links with their answers, in order.
  private(set) var lines: [String] = []
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

  func receive(_ link: Int, number: Int, then next: (link: Int, number: Int)? = nil) {
    received += 1
    inbox.receive(link) {
      self.note($0, to: link, number)
      if let next { self.receive(next.link, number: next.number) }
    }
  }

  func deliver(_ link: Int, number: Int) {
    tasks[number] = Task { @MainActor in
      self.received += 1
      self.note(await self.inbox.deliver(link), to: link, number)
    }
  }

  func end(failing: Bool) {
    let ending = ending
    self.ending = nil
    ending?.resume(returning: failing)
  }

  private func note(_ answer: LinkAnswer, to link: Int, _ number: Int) {
    let text = "\(answer)"
    lines.append("\(link) \(text)")
    answers[number, default: []].append(String(text.prefix { $0 != ":" }))
  }
}
