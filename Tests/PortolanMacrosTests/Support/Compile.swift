import Foundation
import PortolanTestSupport
import Testing

#if os(macOS) || os(Linux)
  /// Returns the errors and notes of the compiler for a source that imports `PortolanMacros`, one on each line.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - options: Additional options of the compiler, such as `-warnings-as-errors`.
  /// - Returns: The diagnostics, without the path of the source.
  /// - Throws: An error if the compiler cannot be started.
  func compile(_ source: String, options: [String] = []) async throws -> String {
    try await onOwnThread { try compileNow(source, options: options) }
  }

  private func compileNow(_ source: String, options: [String]) throws -> String {
    let products = try #require(Products.folder, "the build left no PortolanMacros beside the test binary")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PortolanMacros-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-I", products.appendingPathComponent("Modules").path, "-load-plugin-executable",
        products.appendingPathComponent(Products.plugin).path + "#PortolanMacrosPlugin", file.path,
      ] + options
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n")
      // With swift-syntax 600 to 602, a plug-in prints an "Internal Error" when the compiler closes its input.
      .filter { !$0.hasPrefix("Internal Error: ") && ($0.contains(" error: ") || $0.contains(" note: ")) }
      .map { line in
        line.replacing(file.path, with: "Source.swift").replacing(/^[^:]*swiftmacro[^:]*\.swift/, with: "expansion")
          .replacing(products.path, with: "")
      }
      .joined(separator: "\n")
  }

  /// The products of the build that are beside the test binary or a few folders above it.
  private enum Products {
    static let plugin = "PortolanMacrosPlugin-tool"

    static let folder: URL? = {
      final class InThisBinary {}
      #if canImport(Darwin)
        var folder = Bundle(for: InThisBinary.self).bundleURL
      #else
        var folder = Bundle.main.bundleURL
      #endif
      for _ in 0..<6 {
        let module = folder.appendingPathComponent("Modules/PortolanMacros.swiftmodule").path
        if FileManager.default.fileExists(atPath: module),
          FileManager.default.fileExists(atPath: folder.appendingPathComponent(plugin).path)
        {
          return folder
        }
        folder.deleteLastPathComponent()
      }
      return nil
    }()
  }
#endif
