import Foundation

/// A small app in Tests/EarlierApps, as it was written when Portolan was one module with other names.
struct EarlierApp: CustomStringConvertible {
  /// The apps, one for each article: composed routes, coordinators, and an enum of screens.
  static let all = ["Composed", "Coordinated", "Typed"].map { EarlierApp(description: $0) }

  /// The file that reads events, of which the compiler cannot explain every form.
  static let log = "Log.swift"

  let description: String

  /// Returns the files of the app.
  func files() throws -> [SourceFile] {
    let folder = Catalogue.package.appendingPathComponent("Tests/EarlierApps/\(description)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { SourceFile(name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns the files, except the log, after its developer has followed the hints.
  func movedFiles() throws -> [SourceFile] {
    try files().filter { $0.name != Self.log }.map { file in
      let text = file.text
        .replacing(
          "import Portolan\n",
          with: "import Portolan\nimport PortolanArticles\nimport PortolanAssociation\nimport PortolanTesting\n"
        )
        .replacing(/Portolan\.((?:Base)?Coordinator)/) { "PortolanArticles.\($0.1)" }
        .replacing("(options: [.current], startingPoint: .root)", with: "(options: [.current]).starting(from: .root)")
      return SourceFile(name: file.name, text: text)
    }
  }
}
