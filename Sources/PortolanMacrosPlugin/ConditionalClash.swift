import PortolanLinks
import SwiftSyntax
import SwiftSyntaxBuilder

/// Two links in different `#if`, of which one reads the other's.
struct ConditionalClash {
  let kind: LinkClash.Kind
  /// The link that is lost.
  let lost: CaseLink
  /// The link that reads it.
  let other: CaseLink

  /// A Boolean value that indicates whether the two are there together or not at all.
  var isCertain: Bool { Set(lost.conditions.map(\.text)) == Set(other.conditions.map(\.text)) }

  /// The clashes among links of which each stands in an `#if` that the other does not stand in.
  ///
  /// Links outside `#if`, and those of one clause, are compared as they are in each variant of the table.
  static func all(among links: [CaseLink]) -> [ConditionalClash] {
    let links = links.filter { !$0.conditions.isEmpty }
    var clashes: [ConditionalClash] = []
    for (index, second) in links.enumerated() {
      for first in links[..<index] where areApart(first, second) {
        for clash in LinkClash.all(in: [first.pattern, second.pattern]) {
          let pair = [first, second]
          clashes.append(.init(kind: clash.kind, lost: pair[clash.pattern], other: pair[clash.other]))
        }
      }
    }
    return clashes
  }

  /// Returns whether each stands in an `#if` of its own, and neither in the `#else` of the other.
  private static func areApart(_ one: CaseLink, _ other: CaseLink) -> Bool {
    let common = zip(one.conditions, other.conditions).prefix { $0.block == $1.block && $0.text == $1.text }.count
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
