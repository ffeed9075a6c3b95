// swift-format-ignore-file
// An interface of WebKit, our own writing, for type-checking where there is none. See README.md beside this folder.
// Behind each declaration is the page of https://developer.apple.com/documentation/webkit that has it.
@_exported import FoundationNetworking
public import UIKit

public func _stubOfWebKit(_ name: StaticString = #function) -> Never { fatalError("\(name) has no body: the interface is for type-checking") }

@MainActor open class WKWebView: UIView {  // wkwebview
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { _stubOfWebKit() }  // wkwebview/load(_:)
  open weak var navigationDelegate: (any WKNavigationDelegate)?  // wkwebview/navigationdelegate
}

@MainActor open class WKNavigation: NSObject {}  // wknavigation

@MainActor open class WKFrameInfo: NSObject {  // wkframeinfo
  open var isMainFrame: Bool { _stubOfWebKit() }  // wkframeinfo/ismainframe
}

public enum WKNavigationType: Int, Sendable {  // wknavigationtype
  case linkActivated = 0  // wknavigationtype/linkactivated
  case formSubmitted = 1  // wknavigationtype/formsubmitted
  case backForward = 2  // wknavigationtype/backforward
  case reload = 3  // wknavigationtype/reload
  case formResubmitted = 4  // wknavigationtype/formresubmitted
  case other = -1  // wknavigationtype/other
}

public enum WKNavigationActionPolicy: Int, Sendable {  // wknavigationactionpolicy
  case cancel = 0  // wknavigationactionpolicy/cancel
  case allow = 1  // wknavigationactionpolicy/allow
}

@MainActor open class WKNavigationAction: NSObject {  // wknavigationaction
  open var request: URLRequest { _stubOfWebKit() }  // wknavigationaction/request
  open var navigationType: WKNavigationType { _stubOfWebKit() }  // wknavigationaction/navigationtype
  open var targetFrame: WKFrameInfo? { _stubOfWebKit() }  // wknavigationaction/targetframe
}

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {  // wknavigationdelegate
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy  // wknavigationdelegate/webview(_:decidepolicyfor:decisionhandler:)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)  // wknavigationdelegate/webview(_:didfinish:)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)  // wknavigationdelegate/webview(_:didfail:witherror:)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)  // wknavigationdelegate/webview(_:didfailprovisionalnavigation:witherror:)
}
