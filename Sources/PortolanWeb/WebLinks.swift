/// The links in a web view, of which those of the app go to its inbox.
///
/// A link belongs to the app if the inbox understands it: usually the table of links decides. The other links go on in the web view.
///
/// ```swift
/// final class HelpViewController: UIViewController {
///   let links: WebLinks<ShopScreen>
///
///   init(inbox: DeepLinkInbox<ShopScreen>) {
///     links = WebLinks(inbox)
///     super.init(nibName: nil, bundle: nil)
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// | the request | what happens |
/// |---|---|
/// | a link that the user taps, in the page or with `target="_blank"`, and that belongs to the app | the inbox receives it |
/// | any other link with `target="_blank"` | the web view loads it itself |
/// | a redirection, after a tap, to a link of the app | the inbox receives it, and the page stays |
/// | a page that code loads, also one of the app's website | goes on |
/// | a form, a reload, back and forward, and all requests of a frame inside the page | goes on |
/// | a scheme that no web view shows, such as `tel` | the system opens it after a tap; otherwise it is refused |
@MainActor
public final class WebLinks<Link: Equatable & Sendable> {
  private let inbox: DeepLinkInbox<Link>
  private let open: @MainActor (URL) -> Void
  /// A Boolean value that indicates whether the page that is being loaded follows from a tap.
  private var followsTap = false

  /// Creates the links of a web view.
  ///
  /// - Parameters:
  ///   - inbox: The inbox for the links of the app, which is retained.
  ///   - open: A closure that opens a URL that no web view shows. By default the system opens it.
  public init(
    _ inbox: DeepLinkInbox<Link>, opening open: @escaping @MainActor (URL) -> Void = { UIApplication.shared.open($0) }
  ) {
    self.inbox = inbox
    self.open = open
  }

  /// Decides how a request goes on, and hands a link of the app to the inbox.
  ///
  /// Call it once for each request, from `webView(_:decidePolicyFor:decisionHandler:)`.
  ///
  /// - Parameter request: The request.
  /// - Returns: The decision.
  public func decide(_ request: WebRequest) -> WebDecision {
    guard let url = request.url, request.frame != .inner else { return .goesOn }
    if request.cause != .code { followsTap = request.cause == .link }
    if followsTap, receive(url) { return .inApp }
    if !Self.isShown(url) {
      guard followsTap else { return .refused }
      // No page follows, whose end didLoad() would note.
      followsTap = false
      open(url)
      return .bySystem
    }
    return request.frame == .newWindow ? .loadsHere : .goesOn
  }

  /// Notes that a page has been loaded, or has failed to, so that later requests of code follow from no tap.
  ///
  /// Call it from `webView(_:didFinish:)`, `webView(_:didFail:withError:)` and `webView(_:didFailProvisionalNavigation:withError:)`.
  public func didLoad() { followsTap = false }

  /// Hands the URL to the inbox if it is a link of the app, as when a page in Safari redirects to it.
  ///
  /// Call it from `safariViewController(_:initialLoadDidRedirectTo:)`. The route of the link dismisses the Safari view controller.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `false` if it is no link of the app.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    guard let link = try? inbox.link(for: .url(url)) else { return false }
    followsTap = false
    inbox.receive(link)
    return true
  }

  private static func isShown(_ url: URL) -> Bool {
    ["http", "https", "about", "data", "blob", "file"].contains(url.scheme?.lowercased() ?? "about")
  }
}
