import Foundation

/// A description of the machine that produced the figures.
enum Machine {
  /// Returns the compiler and the architecture, for selecting the committed figures, such as "Swift 6.3, x86_64".
  static func toolchain() throws -> String {
    let version = try Command("swift", ["--version"]).run()
    let number = version.firstMatch(of: /Swift version (\d+\.\d+)/)?.1 ?? "?"
    return "Swift \(number), \(architecture)"
  }

  /// Returns a description on one line.
  static func summary() throws -> String {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return "\(try toolchain()), \(system), \(ProcessInfo.processInfo.activeProcessorCount) processors, release"
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}
