/// A conflict between two links in different `#if` blocks, in case one of them reads the other's links.
struct ConditionalConflict {
  let kind: PatternConflict.Kind
  /// The link that is lost.
  let lost: CaseLink
  /// The link that reads it.
  let other: CaseLink

  /// A Boolean value that indicates whether the two are there together or not at all.
  var isCertain: Bool { Set(lost.conditions.map(\.text)) == Set(other.conditions.map(\.text)) }

  /// The conflicts among links of which each stands in an `#if` that the other does not stand in.
  ///
  /// Links outside `#if`, and links of one clause, are compared in each variant of the links.
  static func all(among links: [CaseLink]) -> [ConditionalConflict] {
    let links = links.filter { !$0.conditions.isEmpty }
    var conflicts: [ConditionalConflict] = []
    for (index, second) in links.enumerated() {
      for first in links[..<index] where areApart(first, second) {
        for conflict in PatternConflict.all(in: [first.pattern, second.pattern]) {
          let pair = [first, second]
          conflicts.append(.init(kind: conflict.kind, lost: pair[conflict.pattern], other: pair[conflict.other]))
        }
      }
    }
    return conflicts
  }

  /// Returns whether each stands in an `#if` of its own, and neither in the `#else` of the other.
  private static func areApart(_ one: CaseLink, _ other: CaseLink) -> Bool {
    let common = zip(one.conditions, other.conditions).prefix(while: ==).count
    let (own, others) = (one.conditions.dropFirst(common), other.conditions.dropFirst(common))
    guard let first = own.first, let second = others.first else { return false }
    return first.block != second.block
  }

  /// An error that the compiler reports if the two are there together.
  var source: String {
    let condition = (lost.conditions + other.conditions).map { "(\($0.text))" }.joined(separator: " && ")
    let reason = "\(kind.reason(lost, other)); to fix, give the two different paths or items"
    return """
      #if \(condition)
        #error(\(StringLiteralExprSyntax(content: reason)))
      #endif
      """
  }
}
