import PortolanTestTraits
import Foundation
import Portolan
import PortolanLinks
import Testing

private enum QuayScreen: Screen, Linkable {
  case home
  case ship(Int)

  static let links = LinkTable<QuayScreen>.trusting("https://quay.example") {
    Link("/", .home)
    Link("/ships/{id}", QuayScreen.ship) { if case .ship(let id) = $0 { id } else { nil } }
  }

  static let faulty = LinkTable<QuayScreen>.trusting("https://quay.example") {
    Link("/", .home)
    Link("/", .home)
  }

  var assembly: any Assembly { InlineAssembly { UIViewController() } }
  var route: Route<Self> { .rootInNavigation }
}

@MainActor
@Suite("An inbox that reads links by a table", .limited)
struct InboxTableTests {
  @Test("A link leads to its screen, and another link is unknown")
  func read() async throws {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let inbox = DeepLinkInbox(router: DefaultRouter(window: window), links: QuayScreen.links)
    inbox.gate.open(for: .launch)
    #expect(await inbox.deliver(.url(try #require(URL(string: "https://quay.example/ships/7")))).isReached)
    #expect(window.rootViewController?.children.first?.screen() == QuayScreen.ship(7))
    let unknown = await inbox.deliver(.url(try #require(URL(string: "https://quay.example/ship/7"))))
    #expect("\(unknown)".contains("To fix: write it as \"/ships/{id}\", or add a pattern."), "\(unknown)")
  }

  @Test("A link of the table is performed by a closure")
  func carriedOut() async throws {
    var screens: [QuayScreen] = []
    let inbox = DeepLinkInbox(links: QuayScreen.links) { screens.append($0) }
    inbox.gate.open(for: .launch)
    #expect(await inbox.deliver(.url(try #require(URL(string: "https://quay.example/ships/7")))).isReached)
    #expect(!(await inbox.deliver(.url(try #require(URL(string: "https://quay.example/ship/7")))).isReached))
    #expect(screens == [.ship(7)])
  }

  #if !canImport(UIKit)
    @Test("A table with a fault stops the program when the inbox is created, before the first link", .ownProcess)
    func faulty() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = DeepLinkInbox(router: DefaultRouter(), links: QuayScreen.faulty) }
      }
      let text = result.errorText
      #expect(text.contains("Pattern \"/\": it reads no link: \"/\" reads them all"), "\(text)")
    }
  #endif
}
