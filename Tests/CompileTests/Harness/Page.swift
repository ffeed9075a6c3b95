import Foundation

/// A page of the package that is not in a catalogue.
struct Page: CustomStringConvertible {
  static let readme = Result { try Page(path: "README.md") }

  /// The pages in the root of the package and in `docs`, and the list of pages for agents.
  static let all = Result {
    try ["", "docs"].flatMap { folder in
      let path = Catalogue.package.appendingPathComponent(folder).path
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".md") || $0 == "llms.txt" }.sorted()
        .map { try Page(path: folder.isEmpty ? $0 : "\(folder)/\($0)") }
    }
  }

  let path: String
  let text: String

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: Catalogue.package.appendingPathComponent(path), encoding: .utf8)
  }

  var description: String { path }

  /// The Swift code of the page, without the lines for a manifest.
  var snippets: [String] {
    text.matches(of: /```swift\n([^`]*)```/).map { String($0.1) }.filter { !$0.hasPrefix(".") }
  }

  /// The files of the package that the page links to, and that do not exist.
  var missingFiles: [String] {
    let folder = Catalogue.package.appendingPathComponent(path).deletingLastPathComponent()
    let links = text.matches(of: /\]\(([^)#]+)[^)]*\)|(?:src|srcset)="([^"]+)"/).compactMap { $0.1 ?? $0.2 }
    return links.map(String.init).filter { link in
      !link.contains(":") && !FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path)
    }
  }
}
