/// The results of a verification as one page, without a need for another file or the network.
struct ResultPage: Encodable {
  private let name: String
  private let summary: String
  private let rules: [String: String]
  private let violations: [Violation]
  private let faults: [String]
  private let map: ExploredMap

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - result: The result, with its map.
  init(name: String, _ result: VerificationResult) {
    (self.name, summary) = (name, result.report.summary)
    rules = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.rawValue, $0.text) })
    (violations, faults) = (result.report.violations, result.report.faults)
    map = result.map ?? ExploredMap()
  }

  /// The document.
  ///
  /// - Throws: An encoding error, or an error of reading the page without its content from the bundle of the module.
  func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // A text of the app must not end the element.
    let data = String(decoding: try encoder.encode(self), as: UTF8.self).replacing("<", with: "\\u003c")
    let page = try String(contentsOf: Bundle.module.bundleURL.appending(path: "Result.html"), encoding: .utf8)
    return page.replacing("{{name}}", with: Markup.escaped(name)).replacing("{{data}}", with: data)
  }
}
