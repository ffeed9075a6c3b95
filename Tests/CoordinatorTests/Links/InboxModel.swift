import Portolan

/// A model of an inbox, as plain as possible: one list, and no tasks.
struct InboxModel {
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
  /// The links that the inbox has reported as answered.
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

  /// Answers the callers that share a link; the handlers of some hand in another link.
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

  /// Begins the link whose turn has come, unless a newer link has replaced it in the same turn of the main actor.
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
