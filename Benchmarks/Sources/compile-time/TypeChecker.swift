import Foundation

/// A type check of an app with the Portolan that this program was built with.
struct TypeChecker {
  /// The folder of `Portolan.swiftmodule`.
  let modules: URL
  let folder: URL

  /// Returns the duration in seconds, and the output of the compiler.
  func check(_ app: GeneratedApp, options: [String] = []) throws -> (seconds: Double, output: String) {
    let sources = try app.write(to: folder.appendingPathComponent("app\(app.destinations)"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-I", modules.path, "-module-name", "App"] + options
      + sources
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
