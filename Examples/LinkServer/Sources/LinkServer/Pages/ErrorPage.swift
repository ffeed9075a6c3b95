import PortolanLinks

/// The page for a URL that is no link of the app.
struct ErrorPage {
  private let error: LinkError

  init(_ error: LinkError) { self.error = error }

  /// The page as HTML.
  var html: String {
    let suggestions = Suggestion.suggestions(for: error).map(\.html)
    return page(
      title: error.code == .malformed ? "This link is damaged" : "There is no such page", head: [Self.hidden],
      body: [
        "<p>The store cannot open <code>\(escaped(shortened(error.link)))</code>: \(escaped(error.reason)).</p>",
        suggestions.isEmpty ? nil : "<p>Did you mean \(suggestions.joined(separator: " or "))?</p>", Self.start,
      ])
  }

  /// The page for a link that the association file keeps in the browser.
  ///
  /// A website that has a page there would serve it instead.
  static let excluded = page(
    title: "There is no such page", head: [hidden], body: ["<p>The app does not open this link.</p>", start])

  private static let hidden = #"<meta name="robots" content="noindex">"#
  private static let start = #"<p><a href="/">To the start of the store</a></p>"#

  private func shortened(_ link: String) -> String {
    link.count > 200 ? link.prefix(200) + "…" : link
  }
}
