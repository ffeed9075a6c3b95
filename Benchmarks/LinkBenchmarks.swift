import Foundation
import PortolanLinks

/// What matching links costs, as ratios to Foundation reading the same text (design.md, section 9).
///
/// `run(times)` prints medians; `run(only: name, count)` runs one piece of work a number of times, for counting
/// instructions under valgrind: the difference of two counts is the work without the preparation.
enum LinkBenchmarks {
  struct Page: Equatable, Sendable {
    var section: Int
    var id: Int
  }

  static func table(_ count: Int) -> LinkTable<Page> {
    var links: [Link<Page>] = []
    for section in 0..<count {
      links.append(
        Link("/section\(section)/items/{id}", { (id: Int) in Page(section: section, id: id) }) { page in
          page.section == section ? page.id : nil
        })
    }
    do {
      return try LinkTable(origins: ["https://store.example", "store://"], links: links)
    } catch {
      fatalError("\(error)")
    }
  }

  static let link = "https://store.example/section7/items/42"
  static let miss = "https://store.example/section7/itemz/42"
  static let escaped = "https://store.example/section7/items/%34%32?utm_source=mail&utm_campaign=spring"

  @inline(never)
  static func match(_ table: LinkTable<Page>, _ text: String) -> Int {
    do throws(LinkError) { return try table.parse(text).id } catch { return 0 }
  }

  @inline(never)
  static func foundation(_ text: String) -> Int { URL(string: text)?.pathComponents.count ?? 0 }

  static func work(_ name: String) -> () -> Int {
    switch name {
    case "match10":
      let table = table(10)
      return { match(table, link) }
    case "match10000":
      let table = table(10_000)
      return { match(table, link) }
    case "miss10":
      let table = table(10)
      return { match(table, miss) }
    case "miss10000":
      let table = table(10_000)
      return { match(table, miss) }
    case "escaped10000":
      let table = table(10_000)
      return { match(table, escaped) }
    case "print10":
      let table = table(10)
      return { (try? table.print(Page(section: 7, id: 42)))?.utf8.count ?? 0 }
    case "build1000": return { table(1000).patterns.count }
    case "build10000": return { table(10_000).patterns.count }
    case "foundation-escaped": return { foundation(escaped) }
    default: return { foundation(link) }
    }
  }

  static let names = [
    "foundation", "match10", "match10000", "miss10", "miss10000", "foundation-escaped", "escaped10000", "print10",
    "build1000", "build10000",
  ]

  static func run(only name: String, _ count: Int) {
    let work = work(name)
    var sum = 0
    for _ in 0..<count { sum &+= work() }
    print(name, count, sum)
  }

  static func run() {
    // One after the other in each round, so that what else the machine does falls on all alike.
    let works = names.map { (name: $0, work: work($0), count: $0.hasPrefix("build") ? 1 : 2000) }
    var times: [String: [Double]] = [:]
    var sum = 0
    for (rounds, group) in [(101, works.filter { $0.count > 1 }), (9, works.filter { $0.count == 1 })] {
      for (name, work, count) in (0..<rounds).flatMap({ _ in group }) {
        let time = ContinuousClock().measure { for _ in 0..<count { sum &+= work() } }
        let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
        times[name, default: []].append(nanoseconds / Double(count))
      }
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    for name in names { print(name, Int(median(times[name] ?? [0]).rounded()), "ns") }
    func ratio(_ one: String, _ other: String) {
      let ratios = zip(times[one] ?? [], times[other] ?? []).map { $0 / $1 }
      print("\(one) / \(other):", (median(ratios) * 100).rounded() / 100)
    }
    ratio("match10000", "match10")
    ratio("match10000", "foundation")
    ratio("miss10000", "match10000")
    ratio("escaped10000", "foundation-escaped")
    ratio("build10000", "build1000")
    if sum == 0 { print("nothing was done") }
  }
}
