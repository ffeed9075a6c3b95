import Foundation
import PortolanLinks
import Testing

/// Files of the shapes that are found on the web: older forms, both forms, wrong keys, comments, other encodings, and files
/// that are none. `expected.txt` beside them has what is said of each, and which links it opens.
@Suite("A corpus of association files")
struct CorpusTests {
  @Test(
    "Every file opens and leaves what is written of it, and all that is wrong with it is said", arguments: Corpus.all)
  func expected(_ entry: Corpus.Entry) throws {
    #expect(Corpus.said(of: entry) == entry.expected)
  }

  @Test("There are at least 60 files, each with an expectation")
  func count() throws {
    #expect(Corpus.all.count >= 60)
    #expect(try Corpus.names() == Corpus.all.map(\.name))
  }

  @Test("Every place that an issue names is in the file", arguments: Corpus.all)
  func places(_ entry: Corpus.Entry) throws {
    guard let file = try? AppSiteAssociation(entry.data),
      let document = try? JSONSerialization.jsonObject(with: entry.data)
    else { return }
    for issue in file.issues where issue.place != "file" {
      #expect(try value(at: issue.place, in: document) != nil, "\(issue)")
    }
  }

  /// What stands at a place such as `applinks.details[0].components[2]["?"].q`.
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

  @Test("What was read is written so that it reads as the same, and decides the same", arguments: Corpus.all)
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
