import Portolan
import Testing

@Suite("Days of an inbox", .patient, .limited)
@MainActor
struct InboxDayTests {
  /// A row of the table: the events of a day, the links that are begun, and the answers, in order.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let policy: LinkPolicy
    let events: [InboxEvent]
    let begun: [Int]
    let answers: [String]

    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(
      name: "a link that arrives while another is carried out waits for it", policy: .inOrder,
      events: [.open(.launch), .receive(1), .receive(2), .end, .end],
      begun: [1, 2], answers: ["1 reached", "2 reached"]),
    Row(
      name: "a link that is denied says why, and the next link is carried out", policy: .inOrder,
      events: [.open(.launch), .deliver(1), .deliver(2), .fail, .end],
      begun: [1, 2], answers: ["1 denied: injected", "2 reached"]),
    Row(
      name: "a link that is withdrawn while it is carried out is answered with its outcome", policy: .inOrder,
      events: [.open(.launch), .deliver(1), .withdraw(0), .end],
      begun: [1], answers: ["1 denied: CancellationError()"]),
    Row(
      name: "equal links that wait, or are under way, are one, and share the answer", policy: .coalesce,
      events: [
        .open(.launch), .receive(1), .receive(2), .receive(1), .receive(2), .receive(1), .end, .end, .receive(1), .end,
      ],
      begun: [1, 2, 1], answers: ["1 reached", "1 reached", "1 reached", "2 reached", "2 reached", "1 reached"]),
    Row(
      name: "a waiting delivery that is cancelled withdraws the link, unless another wants the same", policy: .coalesce,
      events: [.deliver(1), .deliver(1), .deliver(2), .withdraw(0), .withdraw(2), .open(.launch), .end],
      begun: [1], answers: ["1 denied: CancellationError()", "2 denied: CancellationError()", "1 reached"]),
    Row(
      name: "an equal link does not join a link that was given up while it was carried out", policy: .coalesce,
      events: [.open(.launch), .deliver(1), .withdraw(0), .deliver(1), .end, .end],
      begun: [1, 1], answers: ["1 denied: CancellationError()", "1 reached"]),
    Row(
      name: "only the newest link is carried out, and the others are superseded", policy: .latest,
      events: [.open(.launch), .receive(1), .receive(2), .receive(3), .end, .end],
      begun: [1, 3], answers: ["2 superseded", "1 superseded", "3 reached"]),
    Row(
      name: "an equal link does not join a link that a newer link has superseded", policy: .latest,
      events: [
        .open(.launch), .receive(1), .receive(2), .setPolicy(.coalesce), .receive(1), .end, .end, .end,
      ],
      begun: [1, 2, 1], answers: ["1 superseded", "2 reached", "1 reached"]),
  ]

  @Test("Links are begun and answered as their policy and the events of a day define", arguments: rows)
  func table(row: Row) async throws {
    let day = InboxDay(policy: row.policy)
    for event in row.events {
      let difference = await day.happen(event)
      try #require(difference == nil, "after \(day.log)")
    }
    #expect(day.subject.begun == row.begun)
    #expect(day.subject.lines == row.answers)
  }

  @Test(
    "Every link is answered once in random days, as the model says, with the same seeds and with new ones",
    arguments: [LinkPolicy.inOrder, .coalesce, .latest], [true, false])
  func exactlyOnce(policy: LinkPolicy, isRepeated: Bool) async {
    let base = isRepeated ? 1 : UInt64.random(in: 0..<UInt64.max / 2)
    for seed in base..<base + 60 {
      if let difference = await Self.liveDay(seed: seed, policy: policy) {
        Issue.record("policy \(policy), seed \(seed): \(difference)")
        return
      }
    }
  }

  /// - Returns: The difference between the inbox and the model; `nil` if they agree.
  private static func liveDay(seed: UInt64, policy: LinkPolicy) async -> String? {
    var random = SeededGenerator(seed: seed)
    let day = InboxDay(policy: policy)
    for _ in 0..<40 {
      guard let event = day.draw(&random) else { continue }
      if let difference = await day.happen(event) { return "\(difference)\nafter \(day.log)" }
    }
    return await day.conclude().map { "\($0)\nat the end of \(day.log)" }
  }
}
