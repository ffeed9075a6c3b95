import Foundation

/// The steps of all tutorial pages, with the files of the reader's app after each.
struct Tutorial {
  /// A step, with the app after it.
  struct Step: CustomStringConvertible {
    /// The page, and the number of the step on it.
    let description: String
    /// The files of the app, from the reader's name to the name in the catalogue.
    let files: [String: String]
  }

  private(set) var steps: [Step] = []
  /// The pages that show the manifest of the reader's package, which is not a file of the app.
  private(set) var pagesWithManifest: [String] = []
  /// The steps whose previous file is not the one of the last step.
  private(set) var wrongPredecessors: [String] = []

  static let read = Result { try Tutorial() }

  /// The name of the manifest, for the reader and in the resources of the catalogue.
  private static let manifestName = "Package.swift"

  /// The names of the app's files in all resource folders of the catalogue.
  static let resources = ["Shop", "Steps"].flatMap { folder in
    Catalogue.files(of: "Portolan", in: "Resources/\(folder)", ending: ".swift").map { "\(folder)/\($0)" }
  }

  private init() throws {
    var files: [String: String] = [:]
    let pages = try Self.text(of: "Tutorials/Tutorials.tutorial").matches(of: /tutorial: "doc:(\w+)"/)
    for page in pages.map(\.1) {
      let text = try Self.text(of: "Tutorials/\(page).tutorial")
      let codes = text.matches(of: /@Code\(\s*name: "(.+?)",\s*file: "(.+?)"(?:,\s*previousFile: "(.+?)")?\s*\)/)
      for (index, code) in codes.enumerated() {
        let name = String(code.1)
        if name == Self.manifestName, code.2 == Self.manifestName {
          pagesWithManifest.append(String(page))
          continue
        }
        let step = "\(page), step \(index + 1)"
        if code.3.map(String.init) != files[name] { wrongPredecessors.append("\(step): \(name)") }
        files[name] = String(code.2)
        steps.append(Step(description: step, files: files))
      }
    }
  }

  /// Returns the sources of the app after a step.
  static func sources(after step: Step) throws -> [SourceFile] {
    try step.files.sorted { $0.key < $1.key }.map { name, file in
      guard let path = resources.first(where: { $0.hasSuffix("/\(file)") }) else {
        throw Compiler.Failure(description: "There is no \(file) among the resources of the tutorial.")
      }
      return SourceFile(name: name, text: try text(of: "Resources/\(path)"))
    }
  }

  static func manifest() throws -> String { try text(of: "Resources/\(manifestName)") }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Catalogue.folder(of: "Portolan").appendingPathComponent(path), encoding: .utf8)
  }
}
