import Foundation

/// A counter of the instructions and allocations of a workload.
///
/// The program runs itself twice under valgrind's callgrind, with different numbers of repetitions. The difference is
/// the cost of the workload without the start of the program. The figures are the same in each run, and do not depend
/// on the load of the machine, the name of the folder, or the environment.
struct Counter {
  private let folder: URL
  private let program: URL

  /// Creates a copy of this program that valgrind can read.
  ///
  /// - Throws: ``Unavailable`` if the machine cannot count.
  init() throws {
    guard Command.isInstalled("valgrind") else { throw Unavailable(reason: "valgrind is not installed") }
    guard Command.isInstalled("strip") else { throw Unavailable(reason: "strip, of the binutils, is not installed") }
    // All paths that the program receives have the same length on each machine.
    folder = URL(fileURLWithPath: "/tmp/portolan-\(UUID().uuidString)")
    program = folder.appendingPathComponent("benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Valgrind 3.19 rejects the debug information of Swift 6.
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    try Command("strip", ["-g", "-o", program.path, own.path]).run()
  }

  /// An error with the reason why the machine cannot count.
  struct Unavailable: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  /// Removes the copy.
  func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the cost of one repetition of a workload.
  ///
  /// - Parameters:
  ///   - name: The name of a row, or of a size of a growth series.
  ///   - repetitions: The number of repetitions that the longer run has in addition to the shorter one. The shorter run
  ///     has
  ///     some repetitions too, so that one-time costs occur in both.
  ///   - isCold: A Boolean value that indicates whether only the very first repetition is counted.
  /// - Returns: The cost.
  /// - Throws: ``Command/Failure`` if a run fails.
  func count(_ name: String, repetitions: Int, isCold: Bool = false) throws -> Cost {
    let first = isCold ? 0 : max(2, repetitions / 2)
    let repetitions = isCold ? 1 : repetitions
    let short = try profile(name, repetitions: first)
    let long = try profile(name, repetitions: first + repetitions)
    return Cost(
      instructions: Double(long.instructions - short.instructions) / Double(repetitions),
      allocations: Double(long.allocations - short.allocations) / Double(repetitions))
  }

  private func profile(_ name: String, repetitions: Int) throws -> CallgrindProfile {
    let output = folder.appendingPathComponent("callgrind.out")
    // The number has the same number of digits each time, so that the arguments need the same space.
    let digits = String(repetitions + 1_000_000)
    try Command(
      "valgrind",
      ["--tool=callgrind", "--callgrind-out-file=\(output.path)", program.path, "run", name, digits],
      environment: Self.environment
    ).run()
    return try CallgrindProfile(contentsOf: output)
  }

  /// A minimal environment that is the same on each machine.
  ///
  /// The seed of hashes is fixed, since the cost would otherwise vary between runs.
  private static var environment: [String: String] {
    var environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "PATH": "/usr/local/bin:/usr/bin:/bin"]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }
}
