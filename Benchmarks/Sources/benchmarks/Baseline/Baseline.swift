import Foundation

/// The committed costs of the guarded rows for each toolchain, for CI to compare with new measurements.
struct Baseline: Codable {
  struct Figures: Codable {
    var instructions: Int
    var allocations: Double
  }

  /// The figures, by toolchain and then by the name of the row.
  var toolchains: [String: [String: Figures]] = [:]

  /// The relative increase of a figure that is accepted.
  static let tolerance = 0.1

  init() {}

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var data = try encoder.encode(self)
    data.append(UInt8(ascii: "\n"))
    try data.write(to: file)
  }
}

extension Baseline.Figures {
  init(_ cost: Cost) {
    self.init(instructions: Int(cost.instructions.rounded()), allocations: (cost.allocations * 100).rounded() / 100)
  }
}
