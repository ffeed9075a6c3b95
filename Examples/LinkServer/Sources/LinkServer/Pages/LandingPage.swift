import PortolanLinks
import StoreLinks

/// The page of a link, for a visitor who does not have the app.
struct LandingPage {
  /// The link on the web, as the table prints it: without tracking items, and in one spelling.
  let webLink: String
  private let title: String
  /// The link with the scheme of the app.
  private let appLink: String
  private let appStoreID: String?

  /// Creates the page of a link.
  ///
  /// - Parameters:
  ///   - link: The link. It comes from an untrusted source.
  ///   - appStoreID: The number of the app in the App Store, or `nil` for a page without a banner.
  /// - Throws: `LinkError` if the text is no link of the app.
  init(link: String, appStoreID: String?) throws(LinkError) {
    let screen = try StoreScreen(link: link)
    title = screen.title
    webLink = try StoreScreen.links.print(screen)
    appLink = try StoreScreen.links.print(screen, at: Self.scheme)
    self.appStoreID = appStoreID
  }

  /// The origin of links that only the app opens.
  private static let scheme = StoreScreen.links.origins.first { !$0.text.hasPrefix("http") }

  /// The page as HTML.
  var html: String {
    // Safari on iOS shows the banner, and hands the argument to the app. A comma would end the argument.
    let argument = webLink.replacing(",", with: "%2C")
    let banner = appStoreID.map { id in
      #"<meta name="apple-itunes-app" content="app-id=\#(escaped(id)), app-argument=\#(escaped(argument))">"#
    }
    return page(
      title: title, head: [#"<link rel="canonical" href="\#(escaped(webLink))">"#, banner],
      body: [
        #"<p><a class="button" href="\#(escaped(appLink))">Open in the app</a></p>"#,
        #"<p>The link of this page is <a href="\#(escaped(webLink))">\#(escaped(webLink))</a>.</p>"#,
      ])
  }
}
