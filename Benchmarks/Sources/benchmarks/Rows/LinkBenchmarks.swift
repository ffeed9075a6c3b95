/// The rows on links: matching one URL among many patterns, and building the table of patterns.
@MainActor
enum LinkBenchmarks {
  static let rows: [Row] = []
}
