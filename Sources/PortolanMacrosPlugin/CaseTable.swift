import SwiftSyntax

/// The links of an enum in the order of its cases, with the `#if` blocks around some of them.
struct CaseTable {
  enum Entry {
    case link(CaseLink)
    case conditional([Clause])
  }

  /// A clause of an `#if`, which begins with `#if`, `#elseif` or `#else`.
  struct Clause {
    /// The keyword with the condition.
    let opening: String
    let table: CaseTable
  }

  var entries: [Entry] = []

  /// Returns the entries of the table as the body of a result builder.
  func source(in type: String) -> String {
    entries.map { entry in
      switch entry {
      case .link(let link): link.entry(in: type)
      case .conditional(let clauses):
        clauses.map { "\($0.opening)\n\($0.table.source(in: type))\n" }.joined() + "#endif"
      }
    }.joined(separator: "\n")
  }

  /// All links, in the order of their cases.
  var links: [CaseLink] {
    entries.flatMap { entry in
      switch entry {
      case .link(let link): [link]
      case .conditional(let clauses): clauses.flatMap(\.table.links)
      }
    }
  }

  /// Calls a closure with each link, which the closure may change.
  mutating func forEachLink(_ change: (inout CaseLink) -> Void) {
    for index in entries.indices {
      switch entries[index] {
      case .link(var link):
        change(&link)
        entries[index] = .link(link)
      case .conditional(let clauses):
        entries[index] = .conditional(
          clauses.map { clause in
            var table = clause.table
            table.forEachLink(change)
            return Clause(opening: clause.opening, table: table)
          })
      }
    }
  }

  /// The table without links that have faults.
  var sound: CaseTable {
    CaseTable(
      entries: entries.compactMap { entry in
        switch entry {
        case .link(let link): link.isFaulty ? nil : entry
        case .conditional(let clauses):
          .conditional(clauses.map { Clause(opening: $0.opening, table: $0.table.sound) })
        }
      })
  }

  /// Returns the combinations of links that a build may contain: those outside of `#if`, alone and with each clause.
  func variants(beside outer: [CaseLink] = []) -> [[CaseLink]] {
    var own = outer
    var clauses: [Clause] = []
    for entry in entries {
      switch entry {
      case .link(let link): own.append(link)
      case .conditional(let conditional): clauses += conditional
      }
    }
    return [own] + clauses.flatMap { $0.table.variants(beside: own) }
  }
}
