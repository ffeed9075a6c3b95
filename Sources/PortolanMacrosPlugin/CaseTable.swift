import SwiftSyntax

/// The links of an enum in the order of its cases, with the `#if` that some of them stand in.
struct CaseTable {
  enum Entry {
    case link(CaseLink)
    case conditional([Clause])
  }

  /// The part of an `#if` behind `#if`, `#elseif` or `#else`.
  struct Clause {
    /// The keyword, with the condition.
    let opening: String
    let table: CaseTable
  }

  var entries: [Entry] = []

  /// The entries of the table, as a result builder takes them.
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

  /// Calls a closure with each link, which it may change.
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

  /// The table without links that something is wrong with.
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

  /// The links that there may be at the same time: those outside `#if` alone, and together with each clause.
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
