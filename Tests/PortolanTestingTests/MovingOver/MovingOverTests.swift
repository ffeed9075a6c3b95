import Foundation
import Portolan
import PortolanHierarchy
import PortolanTestTraits
import PortolanTesting
import Testing

@MainActor
@Suite("An app that navigates half by hand and half by Portolan", .limited)
struct MovingOverTests {
  private let app = PostApp(window: UIWindow())
  private var window: TestWindow<PostScreen> { TestWindow(app.window) }

  @Test("The old code opens a moved screen, and the moved screen goes back by hand")
  func handToPortolan() async throws {
    try visible(InboxViewController.self).tapLetter(7)
    try await window.settle()
    #expect(window.topScreen == .letter(id: 7))
    #expect(window.screens == [.tabs, .inbox, .letter(id: 7)])
    try visible(LetterViewController.self).tapClose()
    try await window.settle()
    #expect(window.topScreen == .inbox)
    try visible(InboxViewController.self).tapLetter(7)
    try await window.settle()
    #expect(window.screens == [.tabs, .inbox, .letter(id: 7)])
  }

  @Test("A moved screen opens an old one, which a navigation closes again")
  func portolanToHand() async throws {
    try await app.router.navigate(to: PostScreen.letter(id: 7), animated: false)
    try visible(LetterViewController.self).tapAnswer()
    try await window.settle()
    #expect(try visible(DraftViewController.self).letter == 7)
    try await app.router.navigate(to: PostScreen.letter(id: 8), animated: false)
    #expect(app.window.rootViewController?.presentedViewController == nil)
    #expect(window.isShowing(.letter(id: 8)))
  }

  @Test("An old screen with unsaved work stays, and the navigation fails before anything moves")
  func draft() async throws {
    try await app.router.navigate(to: PostScreen.letter(id: 7), animated: false)
    try visible(LetterViewController.self).tapAnswer()
    try await window.settle()
    try visible(DraftViewController.self).text = "Dear"
    let before = WindowInstances(of: app.window)
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: PostScreen.inbox) }
    #expect(error?.code == .notDismissible)
    #expect(WindowInstances(of: app.window) == before)
    try visible(DraftViewController.self).tapSend()
    try await window.settle()
    #expect(window.isShowing(.letter(id: 7)))
  }

  @Test("A screen that was opened by hand is found, and one that is not there is built by the old code")
  func labelled() async throws {
    try visible(InboxViewController.self).tapSettings()
    try await window.settle()
    let opened = try visible(SettingsViewController.self)
    opened.tapSignature()
    try await window.settle()
    #expect(try visible(SignatureViewController.self).navigationController?.viewControllers.first === opened)
    try visible(SignatureViewController.self).tapInbox()
    try await window.settle()
    #expect(window.screens == [.tabs, .inbox])
    try await app.router.navigate(to: PostScreen.signature, animated: false)
    #expect(window.screens == [.tabs, .inbox, .settings, .signature])
  }

  @Test("A request waits for a transition that was begun by hand")
  func overlapping() async throws {
    let inbox = try visible(InboxViewController.self)
    inbox.tapSettings()
    inbox.tapLetter(7)
    try await window.settle()
    #expect(window.screens == [.tabs, .inbox, .letter(id: 7)])
  }

  @Test("After the old code has replaced the root, a route builds the tabs again")
  func replacedRoot() async throws {
    app.window.rootViewController = UIViewController()
    try await app.router.navigate(to: PostScreen.letter(id: 7), animated: false)
    #expect(window.screens == [.tabs, .inbox, .letter(id: 7)])
  }

  @Test("The guide about moving one screen at a time shows the code that its tests run", .headlessOnly)
  func guide() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: tests.appendingPathComponent("PostApp.swift"), encoding: .utf8)
    let package = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: package.appendingPathComponent("Sources/Portolan/Portolan.docc/MovingOneScreenAtATime.md"),
      encoding: .utf8)
    var blocks: [String] = []
    for part in guide.components(separatedBy: "\n```swift\n").dropFirst() {
      blocks.append(part.components(separatedBy: "\n```").first ?? "")
    }
    let shown = code.drop { $0 != "\n" }.dropFirst()
    #expect(blocks.joined(separator: "\n\n") + "\n" == shown)
  }

  /// Returns the visible controller of a class.
  private func visible<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    var level = try #require(app.window.rootViewController)
    while let presented = level.presentedViewController { level = presented }
    while let child = (level as? UITabBarController)?.selectedViewController
      ?? (level as? UINavigationController)?.topViewController
    {
      level = child
    }
    return try #require(level as? Controller)
  }
}
