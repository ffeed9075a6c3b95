import Foundation
import PortolanLinks

/// The workloads about links, and Foundation's parsing of the same text for comparison.
@MainActor
enum Links {
  static let known = "https://store.example/section7/items/42"
  static let product = "https://shop.example/products/42"
  static let unknown = "https://store.example/section7/itemz/42"

  struct Page: Equatable, Sendable {
    var section: Int
    var id: Int
  }

  static func match(_ link: String, among count: Int) -> Workload {
    Workload {
      let table = try table(of: count)
      return { times in
        for _ in 0..<times { keep(try? table.parse(link)) }
      }
    }
  }

  static func build(_ count: Int) -> Workload {
    Workload {
      { times in
        for _ in 0..<times { keep(try table(of: count)) }
      }
    }
  }

  static func foundation() -> Workload {
    Workload {
      { times in
        for _ in 0..<times { keep(URL(string: known)?.pathComponents.count) }
      }
    }
  }

  static func table(of count: Int) throws -> LinkTable<Page> {
    try LinkTable(
      origins: ["https://store.example", "store://"],
      links: (0..<count).map { section in
        Link("/section\(section)/items/{id}", { (id: Int) in Page(section: section, id: id) }) { page in
          page.section == section ? page.id : nil
        }
      })
  }

  /// Prevents the compiler from removing unused results.
  @inline(never)
  private static func keep<Value>(_ value: Value) {}
}
