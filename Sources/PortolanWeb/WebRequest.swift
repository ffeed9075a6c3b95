/// A request of a web view that a delegate may allow, with the properties of a `WKNavigationAction` that matter.
///
/// ```swift
/// let request = WebRequest(url, by: .link, in: .newWindow)
/// ```
public struct WebRequest: Hashable, Sendable {
  /// The cause of a request.
  public enum Cause: Hashable, Sendable {
    /// The user has tapped a link.
    case link
    /// Code has loaded the page, or a server or a script has redirected to it.
    case code
    /// The user has sent a form, reloaded the page, or gone back or forward.
    case page
  }

  /// The frame that would show the answer.
  public enum Frame: Hashable, Sendable {
    /// The page itself.
    case main
    /// A frame inside the page.
    case inner
    /// A window of its own, as a link with `target="_blank"` asks for.
    case newWindow
  }

  /// The URL of the request, or `nil` if it has none.
  public var url: URL?
  /// The cause of the request.
  public var cause: Cause
  /// The frame that would show the answer.
  public var frame: Frame

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The URL of the request, or `nil` if it has none.
  ///   - cause: The cause of the request.
  ///   - frame: The frame that would show the answer.
  public init(_ url: URL?, by cause: Cause, in frame: Frame = .main) {
    self.url = url
    self.cause = cause
    self.frame = frame
  }
}

/// The way in which a request of a web view goes on.
///
/// ```swift
/// let isAllowed = WebLinks(inbox).decide(WebRequest(url, by: .link)) == .goesOn
/// ```
public enum WebDecision: Hashable, Sendable {
  /// The web view carries out the request.
  case goesOn
  /// The web view must load the request itself, since it has no other window for it.
  case loadsHere
  /// The inbox has the link.
  case inApp
  /// The system has opened the URL, such as a telephone number.
  case bySystem
  /// The page has asked for a URL that no web view shows, without a tap of the user.
  case refused
}
