import PortolanLinks
import StoreLinks

/// A page that the visitor of a mistyped URL probably wanted.
struct Suggestion {
  /// The page as a link, or as the form of its path if a value is unknown.
  let html: String

  /// Returns the pages with the most similar paths.
  static func suggestions(for error: LinkError) -> [Suggestion] {
    error.suggestions.map { Suggestion($0, for: error.link) }
  }

  /// Creates a suggestion, with values from the path that was requested if they fit.
  private init(_ pattern: LinkPattern, for link: String) {
    let origin = StoreScreen.links.origins.map(\.text).first(where: link.hasPrefix) ?? ""
    let given = link.dropFirst(origin.count).prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    let wanted = pattern.text.split(separator: "/")
    let path = wanted.indices.map { index in
      wanted[index].hasPrefix("{") && given.indices.contains(index) ? given[index] : wanted[index]
    }
    let candidate = origin + "/" + path.joined(separator: "/")
    if let screen = try? StoreScreen(link: candidate), let webLink = try? StoreScreen.links.print(screen) {
      html = #"<a href="\#(escaped(webLink))">\#(escaped(screen.title))</a>"#
    } else {
      html = "<code>\(escaped(pattern.text))</code>"
    }
  }
}
