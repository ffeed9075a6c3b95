import PortolanTestSupport
import PortolanTestTraits
import PortolanWeb
import Testing

@MainActor
@Suite("The links in a web view", .limited)
struct WebLinksTests {
  enum Page: Screen, Codable {
    case home, product(id: Int)

    static let links = LinkTable<Page>.trusting("https://shop.example", "shop://") {
      Link("/products/{id}", Page.product) { if case .product(let id) = $0 { id } else { nil } }
    }

    var route: Route<Self> { self == .home ? .rootInNavigation : .push(onto: .home) }
    var assembly: any Assembly { InlineAssembly { UIViewController() } }
  }

  /// The links that the inbox has answered, and the URLs that the system has opened.
  @MainActor
  private final class Received {
    var links: [Page?] = []
    var opened: [String] = []
  }

  private let app = App(root: UIViewController())
  private let inbox: DeepLinkInbox<Page>
  private let links: WebLinks<Page>
  private let received = Received()

  private static let product = "https://shop.example/products/7"
  private static let article = "https://shop.example/blog/7"
  private static let elsewhere = "https://elsewhere.example/a"

  init() {
    inbox = DeepLinkInbox(router: app.router, links: Page.links)
    inbox.gate.open(for: .launch)
    let received = received
    inbox.onAnswer = { link, _ in received.links.append(link) }
    links = WebLinks(inbox) { received.opened.append($0.absoluteString) }
  }

  private func decide(
    _ text: String?, by cause: WebRequest.Cause, in frame: WebRequest.Frame = .main
  ) -> WebDecision {
    links.decide(WebRequest(text.flatMap { URL(string: $0) }, by: cause, in: frame))
  }

  @Test("A link of the app that the user taps goes to the inbox", arguments: [WebRequest.Frame.main, .newWindow])
  func own(frame: WebRequest.Frame) async {
    #expect(decide(Self.product, by: .link, in: frame) == .inApp)
    await until { received.links == [.product(id: 7)] }
    #expect(received.links == [.product(id: 7)])
    #expect(app.top?.screen() == Page.product(id: 7))
  }

  @Test("A page of the app's website that is no link of the app, and any other page, goes on in the web view")
  func others() {
    for text in [Self.article, Self.elsewhere, "about:blank", "data:text/html,a", "HTTPS://elsewhere.example"] {
      #expect(decide(text, by: .link) == .goesOn)
      #expect(decide(text, by: .code) == .goesOn)
    }
    #expect(decide(nil, by: .link) == .goesOn)
    #expect(inbox.waitingCount == 0)
    #expect(received.links.isEmpty)
  }

  @Test("A link that asks for a window of its own is loaded by the web view itself")
  func newWindow() {
    #expect(decide(Self.elsewhere, by: .link, in: .newWindow) == .loadsHere)
    #expect(decide(Self.elsewhere, by: .code) == .goesOn)
  }

  @Test("A redirection to a link of the app after a tap goes to the inbox, however long the chain is")
  func redirected() async {
    #expect(decide("https://short.example/x", by: .link) == .goesOn)
    #expect(decide("https://tracker.example/y", by: .code) == .goesOn)
    #expect(decide(Self.product, by: .code) == .inApp)
    await until { received.links == [.product(id: 7)] }
    #expect(received.links == [.product(id: 7)])
    #expect(decide(Self.product, by: .code) == .goesOn)
  }

  @Test("A page that code loads stays in the web view, also after a page that the user has opened is there")
  func loaded() {
    #expect(decide(Self.product, by: .code) == .goesOn)
    #expect(decide(Self.elsewhere, by: .link) == .goesOn)
    links.didLoad()
    #expect(decide(Self.product, by: .code) == .goesOn)
    #expect(received.links.isEmpty)
  }

  @Test("A form, a reload and a request of a frame inside the page stay in the web view")
  func page() {
    #expect(decide(Self.product, by: .page) == .goesOn)
    #expect(decide(Self.elsewhere, by: .link) == .goesOn)
    #expect(decide(Self.product, by: .page) == .goesOn)
    #expect(decide(Self.product, by: .link, in: .inner) == .goesOn)
    #expect(received.links.isEmpty)
  }

  @Test("The system opens a link that no web view shows, if the user has tapped it")
  func system() {
    #expect(decide("tel:123", by: .link) == .bySystem)
    #expect(received.opened == ["tel:123"])
  }

  @Test("A telephone number that was tapped makes later requests of code no taps")
  func afterSystem() {
    #expect(decide("tel:123", by: .link) == .bySystem)
    #expect(decide("itms-apps://app", by: .code) == .refused)
    #expect(decide(Self.product, by: .code) == .goesOn)
    #expect(received.opened == ["tel:123"])
  }

  @Test("A page in Safari that redirects to a link of the app hands it over, and the link dismisses the page")
  func safari() async {
    let page = app.present(UIViewController())
    #expect(!links.receive(URL(string: Self.elsewhere)!))
    #expect(links.receive(URL(string: Self.product)!))
    await until { received.links == [.product(id: 7)] }
    #expect(page.presentingViewController == nil)
    #expect(app.top?.screen() == Page.product(id: 7))
  }
}
