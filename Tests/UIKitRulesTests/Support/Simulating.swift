#if !canImport(UIKit)
  import Portolan

  /// Runs a closure with the behaviour of a version of iOS.
  @MainActor
  func simulating<Result>(iOS version: Int, _ body: () throws -> Result) rethrows -> Result {
    let usual = HeadlessSystem.version
    HeadlessSystem.version = version
    defer { HeadlessSystem.version = usual }
    return try body()
  }
#endif
