import Foundation

/// The content of a manifest that the package manager reads.
struct ReaderPackage {
  /// The names of the packages that it depends on.
  let dependencies: [String]
  /// The targets and products that each target depends on.
  let targets: [String: [String]]

  init(manifest: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Portolan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let (status, output) = try runProcess(
      "/usr/bin/env",
      ["swift", "package", "--package-path", folder.path, "dump-package"],
      output: folder.appendingPathComponent("output.txt"),
      within: 900
    )
    guard
      status == 0, let start = output.firstIndex(of: "{"),
      let document = try JSONSerialization.jsonObject(with: Data(output[start...].utf8)) as? [String: Any],
      let dependencies = document["dependencies"] as? [[String: [[String: Any]]]],
      let targets = document["targets"] as? [[String: Any]]
    else { throw Compiler.Failure(description: "The manifest cannot be read:\n\(output)") }
    self.dependencies = dependencies.flatMap(\.values).flatMap { $0.compactMap { $0["identity"] as? String } }
    self.targets = Dictionary(
      uniqueKeysWithValues: targets.compactMap { target in
        guard let name = target["name"] as? String else { return nil }
        let needed = target["dependencies"] as? [[String: [Any]]] ?? []
        return (name, needed.flatMap(\.values).compactMap { $0.first as? String })
      })
  }
}
