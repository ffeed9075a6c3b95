import BankApp
import CardsFeature
import CardsLinks
import Foundation
import Portolan
import PortolanHierarchy
import PortolanLinks
import PortolanTestTraits
import PortolanTesting
import ProfileFeature
import Testing
import TransfersFeature

@MainActor
@Suite("Three features that do not know each other, in one app", .limited)
struct JoinedTests {
  private let bank = Bank(window: UIWindow())
  private var window: TestWindow<AppScreen> { TestWindow(bank.window) }

  private func tap(_ title: String) async throws {
    try bank.window.user.tap(title)
    try await window.settle()
  }

  @Test("The links of the features have no conflict")
  func links() throws {
    try AppScreen.links.validate()
  }

  @Test(
    "A link of each feature leads to its screen",
    arguments: [
      ("bank://cards", AppScreen.cards(.list)), ("https://bank.example/cards/7/limits", .cards(.limits(id: 7))),
      ("bank://transfers/new?card=8", .transfers(.form(card: 8))),
      ("bank://profile/messages/1", .profile(.message(id: 1))),
    ])
  func opened(link: String, screen: AppScreen) async throws {
    try await bank.start()
    let url = try #require(URL(string: link))
    let answer = await bank.inbox.deliver(.url(url))
    #expect(answer.isReached, "\(answer)")
    #expect(window.topScreen == screen)
    #expect(window.isShowing(screen))
  }

  @Test("A feature opens the screen of another one by a closure that the app passes, and comes back by another")
  func byClosure() async throws {
    try await bank.start()
    try await tap("Credit card")
    try await tap("Pay")
    #expect(window.topScreen == .transfers(.form(card: 8)))
    try await tap("Send 100")
    try await tap("Confirm")
    #expect(window.topScreen == .cards(.card(id: 8)))
    #expect(bank.sent.total == 100)
  }

  @Test("A feature opens the screen of another one by a link")
  func byLink() async throws {
    try await bank.start()
    try await bank.router.navigate(to: AppScreen.profile(.message(id: 0)), animated: false)
    try await tap("Open")
    #expect(window.topScreen == .cards(.card(id: 7)))
    #expect(bank.window.renderedText.contains("https://bank.example/cards/7"))
  }

  @Test("The guards of a feature deny a link and a button, and nothing moves")
  func guards() async throws {
    try await bank.start()
    let before = WindowInstances(of: bank.window)
    let denied = await bank.inbox.deliver(AppScreen.cards(.card(id: 99)))
    #expect("\(denied)" == "denied: noCard(99)")
    await #expect(throws: CardsDenied.locked) { try await bank.router.navigate(to: AppScreen.cards(.pin(id: 7))) }
    #expect(WindowInstances(of: bank.window) == before)
    bank.isUnlocked = true
    try await bank.router.navigate(to: AppScreen.cards(.pin(id: 7)), animated: false)
    #expect(window.topScreen == .cards(.pin(id: 7)))
  }

  @Test("A state with screens of several features is stored and restored")
  func restoration() async throws {
    try await bank.start()
    for screen: AppScreen in [.transfers(.form(card: 7)), .cards(.limits(id: 7)), .profile(.message(id: 1))] {
      try await bank.router.navigate(to: screen, animated: false)
    }
    let json = try NavigationState<AppScreen>(of: bank.window).json()
    let fresh = Bank(window: UIWindow())
    fresh.window.makeKeyAndVisible()
    let report = try await fresh.router.restore(NavigationState<AppScreen>(json: json))
    #expect(report.dropped.isEmpty)
    #expect(TestWindow<AppScreen>(fresh.window).screens == window.screens)
    #expect(HierarchySnapshot(of: fresh.window) == HierarchySnapshot(of: bank.window))
  }

  @Test("No feature imports another one or the app")
  func imports() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Examples/Modules/Sources").standardized
    let features = ["CardsFeature", "CardsLinks", "TransfersFeature", "ProfileFeature"]
    for feature in features {
      let own = feature == "CardsFeature" ? ["CardsFeature", "CardsLinks"] : [feature]
      let others = (features + ["BankApp"]).filter { !own.contains($0) }
      let files = try FileManager.default.contentsOfDirectory(
        at: sources.appending(path: feature), includingPropertiesForKeys: nil)
      #expect(!files.isEmpty)
      for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        for other in others { #expect(!text.contains("import \(other)"), "\(file.lastPathComponent)") }
      }
    }
  }
}
