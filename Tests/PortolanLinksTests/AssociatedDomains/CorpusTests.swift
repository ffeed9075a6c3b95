import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

/// Files in the forms that occur on the web, with the expected results in `expected.txt`.
///
/// They include older forms, both forms together, wrong keys, comments, other encodings, and files that are not
/// association files. `expected.txt` lists the issues of each file and the links that it opens.
@Suite("A corpus of association files")
struct CorpusTests {
  @Test(
    "Every file opens the expected links, and has the expected issues", arguments: Corpus.all)
  func expected(_ entry: Corpus.Entry) throws {
    #expect(Corpus.said(of: entry) == entry.expected)
  }

  @Test("There are at least 60 files, each with expected results")
  func count() throws {
    #expect(Corpus.all.count >= 60)
    #expect(try Corpus.names() == Corpus.all.map(\.name))
  }

  @Test("Every location in an issue exists in the file", arguments: Corpus.all)
  func places(_ entry: Corpus.Entry) throws {
    guard let file = try? AppSiteAssociation(entry.data),
      let document = try? JSONSerialization.jsonObject(with: entry.data)
    else { return }
    for issue in file.issues where issue.place != "file" {
      #expect(try value(at: issue.place, in: document) != nil, "\(issue)")
    }
  }

  /// Returns the value at a location such as `applinks.details[0].components[2]["?"].q`.
  private func value(at place: String, in document: Any) throws -> Any? {
    var value: Any? = document
    for step in place.matches(of: #/\.?([A-Za-z_][A-Za-z0-9_]*)|\[([0-9]+)\]|\["((?:[^"\\]|\\.)*)"\]/#) {
      if let index = step.2.flatMap({ Int($0) }) {
        let values = value as? [Any]
        value = values.flatMap { index < $0.count ? $0[index] : nil }
      } else if let name = step.1 ?? step.3 {
        value = (value as? [String: Any])?[String(name)]
      }
    }
    return value
  }

  @Test("A file that was read and written again is equal, and decides equally", arguments: Corpus.all)
  func written(_ entry: Corpus.Entry) throws {
    guard let file = try? AppSiteAssociation(entry.data) else { return }
    let again = try AppSiteAssociation(Data(file.json.utf8))
    #expect(again == file)
    for link in entry.opens + entry.stays {
      #expect(
        again.decision(for: Corpus.site + link, appID: Corpus.app)
          == file.decision(for: Corpus.site + link, appID: Corpus.app))
    }
  }
}
