import Portolan
import PortolanWeb

#if canImport(WebKit) && canImport(UIKit)
  import WebKit

  /// The website of the gallery in a web view, whose links to pictures open in the app.
  final class WebsiteViewController: UIViewController {
    private let webDelegate: WebLinkDelegate<GalleryScreen>

    init(links: WebLinks<GalleryScreen>) {
      webDelegate = WebLinkDelegate(links)
      super.init(nibName: nil, bundle: nil)
      title = "Website"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let webView = WKWebView()
      webView.navigationDelegate = webDelegate
      if let url = URL(string: "https://gallery.example/news") { webView.load(URLRequest(url: url)) }
      view = webView
    }
  }
#else
  /// The links of a page in place of a web view, which asks the same object as its delegate on a device.
  final class WebsiteViewController: TextViewController {
    private let links: WebLinks<GalleryScreen>

    init(links: WebLinks<GalleryScreen>) {
      self.links = links
      super.init("Website")
      label.text = "https://gallery.example/news"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Opening hours") { [weak self] in self?.follow("https://gallery.example/hours") }
      addButton("Picture of the day") { [weak self] in self?.follow("https://gallery.example/pictures/2") }
      addButton("Short link") { [weak self] in
        self?.follow("https://short.example/p2", "https://gallery.example/pictures/2")
      }
      addButton("Partner in a new window") { [weak self] in self?.follow("https://partner.example", in: .newWindow) }
    }

    /// Follows a link that the user taps, and the redirections of its servers, as a web view does.
    private func follow(_ chain: String..., in frame: WebRequest.Frame = .main) {
      for (index, text) in chain.enumerated() {
        let request = WebRequest(URL(string: text), by: index == 0 ? .link : .code, in: frame)
        switch links.decide(request) {
        case .goesOn, .loadsHere: label.text = text
        case .inApp, .bySystem, .refused: return
        }
      }
      links.didLoad()
    }
  }
#endif
