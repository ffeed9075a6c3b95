#if !canImport(UIKit)
  import Foundation

  /// The results of a verification as one page, which needs no other file and no network.
  struct ResultPage {
    private struct Content: Encodable {
      let name: String
      let summary: String
      let rules: [String: String]
      let violations: [Violation]
      let faults: [String]
      let map: ExploredMap
    }

    private let content: Content

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - result: The result, with its map.
    init(name: String, _ result: VerificationResult) {
      content = Content(
        name: name, summary: result.report.summary,
        rules: Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.rawValue, $0.explanation) }),
        violations: result.report.violations, faults: result.report.faults, map: result.map ?? ExploredMap())
    }

    /// The document.
    ///
    /// - Throws: An encoding error.
    func html() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      // A text of the app must not end the element.
      let data = String(decoding: try encoder.encode(content), as: UTF8.self).replacing("<", with: "\\u003c")
      return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>Verification of \(Self.escaped(content.name))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        \(Self.body)
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(Self.mapScript)
        \(Self.listScript)
        </script>
        </body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private static let body = """
      <header>
        <h1 id="title"></h1>
        <p id="summary"></p>
        <div class="bar" role="toolbar" aria-label="Map">
          <input id="search" type="search" placeholder="Search screens and actions ( / )" aria-label="Search">
          <label><input type="checkbox" id="gesture" checked> gestures</label>
          <label><input type="checkbox" id="event"> links and events</label>
          <label><input type="checkbox" id="other"> steps and turns</label>
          <button id="in" aria-label="Zoom in">+</button>
          <button id="out" aria-label="Zoom out">−</button>
          <button id="fit">Fit</button>
        </div>
        <p class="legend"><span class="done">all tried</span><span class="part">actions left</span>\
      <span class="never">never reached</span><span class="bad">breaks a rule</span><span class="homely">home</span></p>
      </header>
      <main>
        <svg id="map" tabindex="0" role="application" aria-label="Map of the screens. Tab moves between screens, Enter \
      selects one, plus and minus zoom, the arrow keys move the map."><defs><marker id="tip" viewBox="0 0 8 8" refX="8" \
      refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>\
      <g id="view"></g></svg>
        <aside aria-live="polite"><section id="detail"></section><section id="list"></section></aside>
      </main>
      """
  }
#endif
