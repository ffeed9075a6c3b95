import Foundation

/// What the figures have been measured on.
enum Machine {
  /// The compiler and the architecture, for which there are committed figures of their own: "Swift 6.3, x86_64".
  static func toolchain() throws -> String {
    let version = try Command("swift", ["--version"]).run()
    let number = version.firstMatch(of: /Swift version (\d+\.\d+)/)?.1 ?? "?"
    return "Swift \(number), \(architecture)"
  }

  /// One line for people.
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
