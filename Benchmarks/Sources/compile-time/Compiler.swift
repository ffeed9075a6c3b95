import Foundation

/// The Swift compiler, with the modules that this program was built with.
struct Compiler {
  /// The folder of the built products, with the modules in a folder of its own.
  let products: URL

  /// Returns the duration of a compilation in seconds, and the output of the compiler.
  func run(_ arguments: [String], in folder: URL) throws -> (seconds: Double, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path, "-module-name", "App"]
      + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let start = ContinuousClock.now
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let elapsed = ContinuousClock.now - start
    guard process.terminationStatus == 0 else { throw Refused(output: output) }
    return (Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18, output)
  }

  struct Refused: Error, CustomStringConvertible {
    let output: String
    var description: String { "The generated app does not compile:\n\(output)" }
  }
}
