import Foundation

/// The pages of a module's documentation.
enum Catalogue {
  /// The modules whose documentation has code that stands alone.
  static let modules = [
    "HeadlessUIKit", "Portolan", "PortolanAssociation", "PortolanDebugging", "PortolanLinks", "PortolanMacros",
    "PortolanPreviews", "PortolanRecording", "PortolanSketch", "PortolanSwiftUI", "PortolanTesting", "PortolanTool",
    "PortolanTransitions", "PortolanWeb",
  ]

  /// The root of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func folder(of module: String) -> URL {
    package.appendingPathComponent("Sources/\(module)/\(module).docc")
  }

  /// Returns the texts of the Swift files of a module.
  static func sources(of module: String) throws -> [String] {
    let folder = package.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Returns the sorted names of the files directly in a folder of a catalogue that have a suffix.
  static func files(of module: String, in subfolder: String = "", ending suffix: String) -> [String] {
    let path = folder(of: module).appendingPathComponent(subfolder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
