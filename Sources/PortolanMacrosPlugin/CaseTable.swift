import SwiftSyntax

/// The links of an enum in the order of its cases, with the `#if` that some of them stand in.
struct CaseTable {
  enum Entry {
    case link(CaseLink)
    case conditional([Clause])
  }

  /// What follows `#if`, `#elseif` or `#else`.
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
      case .link(let link): link.source(in: type)
      case .conditional(let clauses):
        clauses.map { "\($0.opening)\n\($0.table.source(in: type))\n" }.joined() + "#endif"
      }
    }.joined(separator: "\n")
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
