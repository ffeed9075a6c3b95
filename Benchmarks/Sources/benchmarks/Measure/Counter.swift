import Foundation

/// Counts the instructions and the allocations of a piece of work.
///
/// The program runs itself under valgrind's callgrind, twice, with different numbers of repetitions: the difference is
/// that of the work alone, without the start of the program. The figures are the same from run to run and do not depend
/// on the load of the machine, the name of the folder, or the environment.
struct Counter {
  private let folder: URL
  private let program: URL

  /// Makes a copy of this program that valgrind can read.
  ///
  /// - Throws: ``Unavailable`` where the machine cannot count.
  init() throws {
    guard Command.isInstalled("valgrind") else { throw Unavailable(reason: "valgrind is not installed") }
    guard Command.isInstalled("strip") else { throw Unavailable(reason: "strip, of the binutils, is not installed") }
    // The length of every path that the program is told is the same everywhere.
    folder = URL(fileURLWithPath: "/tmp/portolan-\(UUID().uuidString)")
    program = folder.appendingPathComponent("benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Valgrind 3.19 refuses the debugging information of Swift 6.
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    try Command("strip", ["-g", "-o", program.path, own.path]).run()
  }

  /// Says why the machine cannot count.
  struct Unavailable: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  /// Removes the copy.
  func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What one repetition of some work costs.
  ///
  /// - Parameters:
  ///   - name: A row, or a size of a growth series.
  ///   - repetitions: How many repetitions are in the longer run, and not in the shorter one. The shorter one has some
  ///     too, so that what is done once is in both.
  ///   - isCold: Whether the very first repetition is what counts.
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
    // As many digits whatever the number, so that the arguments take as much room.
    let digits = String(repetitions + 1_000_000)
    try Command(
      "valgrind",
      ["--tool=callgrind", "--callgrind-out-file=\(output.path)", program.path, "run", name, digits],
      environment: Self.environment
    ).run()
    return try CallgrindProfile(contentsOf: output)
  }

  /// As little as possible, and the same for everybody. Hashes of a new seed each time would vary from run to run.
  private static var environment: [String: String] {
    var environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "PATH": "/usr/local/bin:/usr/bin:/bin"]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }
}
