#if canImport(WebKit) && canImport(UIKit)
  public import WebKit

  extension WebRequest {
    /// Creates the request of a navigation action.
    ///
    /// - Parameter action: The action that WebKit passes to the delegate.
    @MainActor
    public init(_ action: WKNavigationAction) {
      let cause: Cause =
        switch action.navigationType {
        case .linkActivated: .link
        case .other: .code
        default: .page
        }
      let frame: Frame = action.targetFrame.map { $0.isMainFrame ? .main : .inner } ?? .newWindow
      self.init(action.request.url, by: cause, in: frame)
    }
  }

  extension WebLinks {
    /// Returns the policy for an action of a web view, for a delegate of the app's own.
    ///
    /// - Parameters:
    ///   - action: The action that WebKit passes to the delegate.
    ///   - webView: The web view.
    /// - Returns: The policy.
    public func policy(for action: WKNavigationAction, in webView: WKWebView) -> WKNavigationActionPolicy {
      switch decide(WebRequest(action)) {
      case .goesOn: return .allow
      case .loadsHere:
        webView.load(action.request)
        return .cancel
      case .inApp, .bySystem, .refused: return .cancel
      }
    }
  }

  /// A delegate of a web view that has no other one.
  ///
  /// The web view does not retain it.
  public final class WebLinkDelegate<Link: Equatable & Sendable>: NSObject, WKNavigationDelegate {
    private let links: WebLinks<Link>

    /// Creates a delegate.
    ///
    /// - Parameter links: The links of the web view.
    public init(_ links: WebLinks<Link>) {
      self.links = links
    }

    /// Decides how an action goes on.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationAction: The action.
    /// - Returns: The policy.
    public func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      links.policy(for: navigationAction, in: webView)
    }

    /// Notes that the page is there.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The navigation.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { links.didLoad() }

    /// Notes that the page has failed.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The navigation.
    ///   - error: The reason.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      links.didLoad()
    }

    /// Notes that the page has failed before it was shown.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The navigation.
    ///   - error: The reason.
    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      links.didLoad()
    }
  }
#endif
