import ArgumentParser
import Foundation
import SwiftParser

/// Puts faults into a copy of a module, each behind a switch, so that one build serves the runs of all.
@main
struct Mutants: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Puts a seeded sample of faults into the sources of a module, each behind a switch.",
    discussion: """
      The environment's MUTANT, a number, switches one of them on. The list of faults is written as JSON Lines.
      """)

  @Option(help: "The folder of the package to change.")
  var package: String
  @Option(help: "The module whose sources are changed.")
  var module = "PortolanCore"
  @Option(help: "The number of faults.")
  var sample = 200
  @Option(help: "The seed of the sample.")
  var seed: UInt64 = 1
  @Option(help: "The part of the path that a changed file must have.")
  var only: String?
  @Option(help: "A file with the lines, as PATH:LINE, at which no fault compiles.")
  var excluding: String?
  @Option(help: "The file for the list of faults.")
  var list: String

  func run() throws {
    let root = URL(fileURLWithPath: package)
    let folder = "Sources/\(module)"
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent(folder).path) else {
      throw ValidationError("There is no \(folder) in \(package). To fix: name a folder of Sources with --module.")
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") && $0 != "Mutant.swift" }.sorted()
      .map { "\(folder)/\($0)" }
      .filter { file in only.map { file.contains($0) } ?? true }
    var sources: [String: String] = [:]
    for file in files { sources[file] = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) }
    let mutations = try draw(from: sources)
    for (file, ofFile) in Dictionary(grouping: mutations, by: \.file) {
      guard let source = sources[file] else { continue }
      try changed(source, by: ofFile).write(to: root.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    try Self.support.write(
      to: root.appendingPathComponent(folder).appendingPathComponent("Mutant.swift"), atomically: true, encoding: .utf8)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try mutations.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    try (lines.joined(separator: "\n") + "\n").write(toFile: list, atomically: true, encoding: .utf8)
    for mutation in mutations { print("\(mutation.id)\t\(mutation.summary)") }
  }

  /// Returns a sample of the faults, of which no two change the same source.
  private func draw(from sources: [String: String]) throws -> [Mutation] {
    let excluded = try excluding.map {
      Set(try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init))
    }
    var candidates: [Mutation] = []
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      let tree = Parser.parse(source: source)
      let finder = MutationFinder(file: file, tree: tree)
      finder.walk(tree)
      candidates += finder.mutations
    }
    var generator = SplitMix(state: seed)
    candidates.shuffle(using: &generator)
    var drawn: [Mutation] = []
    for candidate in candidates where drawn.count < sample {
      if excluded?.contains("\(candidate.file):\(candidate.line)") == true { continue }
      if drawn.contains(where: candidate.overlaps) { continue }
      drawn.append(candidate)
    }
    for index in drawn.indices { drawn[index].id = index + 1 }
    return drawn
  }

  private func changed(_ source: String, by mutations: [Mutation]) -> String {
    var bytes = Array(source.utf8)
    for mutation in mutations.sorted(by: { $0.start > $1.start }) {
      let text = mutation.replacement.replacing("#", with: "\(mutation.id)", maxReplacements: 1)
      bytes.replaceSubrange(mutation.start..<mutation.end, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let support = """
    import Foundation

    enum Mutant {
      private static let active = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0

      @inline(never) static func isOn(_ id: Int) -> Bool { active == id }
      @inline(never) static func flip(_ id: Int, _ value: Bool) -> Bool { isOn(id) ? !value : value }
    }

    """
}

/// A generator of random numbers that gives the same ones for the same seed (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
