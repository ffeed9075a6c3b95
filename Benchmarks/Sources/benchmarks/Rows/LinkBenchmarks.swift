/// The rows about links: matching one URL against many patterns, and building the table of patterns.
@MainActor
enum LinkBenchmarks {
  static let rows =
    [
      Row(
        name: "url", title: "`URL(string:)` of a link with `pathComponents`", reference: "hand",
        workload: Links.foundation()
      )
    ] + matching + building + associationFiles

  private static let matching = [
    Row(
      name: "match-10", title: "match a link among 10 patterns, text in, value out; `URL(string:)` = 1",
      reference: "url",
      workload: Links.match(Links.known, among: 10)),
    Row(
      name: "match-10000", title: "match a link among 10 000 patterns; among 10 = 1", reference: "match-10",
      bound: .times(1.2, of: "match-10"), isGuarded: true, workload: Links.match(Links.known, among: 10_000)),
    Row(
      name: "match-url", title: "match a link among 10 000 patterns; `URL(string:)` = 1", reference: "url",
      bound: .times(1, of: "url"), workload: Links.match(Links.known, among: 10_000)),
    Row(
      name: "miss-10000", title: "a link that none of 10 000 patterns matches; one that matches = 1",
      reference: "match-10000", bound: .times(1, of: "match-10000"), isGuarded: true,
      workload: Links.match(Links.unknown, among: 10_000)),
  ]

  private static let building = [
    Row(
      name: "table-1000", title: "build the table of 1000 patterns", repetitions: 10, workload: Links.build(1000)),
    Row(
      name: "table-10000", title: "build the table of 10 000 patterns; of 1000 = 1", reference: "table-1000",
      bound: .times(12, of: "table-1000"), repetitions: 2, workload: Links.build(10_000)),
  ]

  private static let associationFiles = [400, 4000].map { count in
    Row(
      name: "aasa-\(count)",
      title: "read and check an association file of \(count) rules with variables"
        + (count == 400 ? "" : "; of 400 = 1"),
      reference: count == 400 ? nil : "aasa-400",
      bound: count == 400 ? nil : .times(12, of: "aasa-400"), repetitions: 2,
      workload: AssociationFiles.check(rules: count))
  }
}
