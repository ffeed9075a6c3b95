import Foundation

/// A type check of an app with the Portolan that this program was built with.
struct TypeChecker {
  let compiler: Compiler
  let folder: URL

  /// Returns the duration in seconds, and the output of the compiler.
  func check(_ app: GeneratedApp, options: [String] = []) throws -> (seconds: Double, output: String) {
    let sources = try app.write(to: folder.appendingPathComponent("app\(app.destinations)"))
    return try compiler.run(["-typecheck", "-wmo"] + options + sources, in: folder)
  }
}
