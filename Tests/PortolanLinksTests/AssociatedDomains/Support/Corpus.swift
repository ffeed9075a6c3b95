import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

/// The files in `Corpus`, with the expected results of each.
enum Corpus {
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    let data: Data
    let opens: [String]
    let stays: [String]
    let expected: String

    var testDescription: String { name }
  }

  static let app = "ABCDE12345.example.shop"
  static let site = "https://shop.example"

  /// The entries of `expected.txt`, in their order: a heading with the name, the links, and a line for each issue.
  static let all: [Entry] = {
    guard let folder, let text = try? String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "## ").compactMap { section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      guard let name = lines.first.map(String.init),
        let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json"))
      else { return nil }
      func links(_ word: String) -> [String] {
        lines.first { $0.hasPrefix(word + " ") }?.split(separator: " ").dropFirst().map(String.init) ?? []
      }
      return Entry(
        name: name, data: data, opens: links("opens"), stays: links("stays"),
        expected: lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines))
    }
  }()

  private static let folder = Bundle.module.url(forResource: "Corpus", withExtension: nil)

  /// Returns the names of the files in the folder.
  static func names() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: #require(folder).path)
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Returns the results for a file, in the form of `expected.txt`.
  static func said(of entry: Entry) -> String {
    do throws(AssociationError) {
      let file = try AppSiteAssociation(entry.data)
      let matcher = AssociationMatcher(file, appID: app)
      var lines: [String] = []
      let links = entry.opens + entry.stays
      let opened = links.filter { matcher.decision(for: site + $0).opens }
      let left = links.filter { !matcher.decision(for: site + $0).opens }
      if !opened.isEmpty { lines.append("opens " + opened.joined(separator: " ")) }
      if !left.isEmpty { lines.append("stays " + left.joined(separator: " ")) }
      return (lines + file.issues.map(\.description)).joined(separator: "\n")
    } catch {
      return "\(error.code): \(error)"
    }
  }
}
