import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A storyboard as it is written")
struct StoryboardDocumentTests {
  @Test("The scenes, their identifiers and the initial controller are read")
  func scenes() throws {
    let document = try Fixtures.storyboard("Main")
    #expect(document.scenes.map { $0.id } == ["sc1-tB-001", "sc2-nV-002", "sc3-hM-003", "sc4-dT-004", "sc5-aC-005"])
    #expect(
      document.scenes.compactMap { $0.viewController.storyboardIdentifier }.sorted() == [
        "Detail", "HomeNavigation", "Tabs", "Welcome",
      ])
    #expect(document.initialViewController?.elementName == "tabBarController")
    #expect(document.viewController(withIdentifier: "Nowhere") == nil)
    #expect(document.unknownElements.map(\.name) == [])
  }

  @Test("The controllers of a container are read in order")
  func relationships() throws {
    let document = try Fixtures.storyboard("Main")
    let tabs = try #require(document.initialViewController)
    #expect(tabs.destinations(.tab) == ["nV1-c0-ntr", "aC1-c0-unt"])
    let navigation = try #require(document.viewController(id: "nV1-c0-ntr"))
    #expect(navigation.elementName == "navigationController")
    #expect(navigation.destinations(.root) == ["hM1-c0-ntr"])
    #expect(navigation.element.child("tabBarItem")?.string("title") == "Home")
    #expect(navigation.element.child("tabBarItem").flatMap { UIImage(in: $0) }?.name == "house")
  }

  @Test("A controller's class, titles and items are read")
  func settings() throws {
    let document = try Fixtures.storyboard("Main")
    let welcome = try #require(document.viewController(withIdentifier: "Welcome"))
    #expect(welcome.customClass?.name == "WelcomeViewController")
    #expect(welcome.customClass?.module == "InterfaceBuilderTests")
    #expect(welcome.title == "Welcome")
    #expect(welcome.restorationIdentifier == "Welcome")
    #expect(welcome.modalPresentationStyle == nil)
    #expect(welcome.element.child("navigationItem")?.string("title") == "Good morning")
    #expect(welcome.element.child("navigationItem")?.string("prompt") == "It is early")
    #expect(welcome.element.child("navigationItem")?.child(key: "backBarButtonItem")?.string("title") == "Home")
    #expect(welcome.view?.subviews.map(\.accessibilityIdentifier) == ["showDetail"])

    let account = try #require(document.viewController(id: "aC1-c0-unt"))
    #expect(account.element.child("tabBarItem")?["tag"] == "3")
    #expect(account.element.child("tabBarItem")?.string("badgeValue") == "2")
    #expect(account.view == nil)
  }

  @Test("How a controller is presented is read, and a title with a line break")
  func presentation() throws {
    let detail = try #require(try Fixtures.storyboard("Main").viewController(withIdentifier: "Detail"))
    #expect(detail.title == "Two\nlines")
    #expect(detail.restorationIdentifier == "detail")
    #expect(detail.modalPresentationStyle == "fullScreen")
    #expect(detail.modalTransitionStyle == "crossDissolve")
    #expect(detail.hidesBottomBarWhenPushed == true)
    #expect(detail.runtimeAttributes.first?.keyPath == "modalInPresentation")
    #expect(detail.runtimeAttributes.first?.value == .boolean(true))
  }

  @Test("A split view controller's columns and a reference to another storyboard are read")
  func split() throws {
    let document = try Fixtures.storyboard("Split")
    let split = try #require(document.initialViewController)
    #expect(split.elementName == "splitViewController")
    #expect(split.destinations(.master) == ["mN1-00-nav"])
    #expect(split.destinations(.detail) == ["rF1-00-ref"])
    #expect(document.viewController(id: "mN1-00-nav")?.isNavigationBarHidden == true)
    #expect(document.viewController(id: "tV1-00-tbl")?.elementName == "tableViewController")
    let reference = try #require(document.viewController(id: "rF1-00-ref"))
    #expect(reference.isReference)
    #expect(reference.element["storyboardName"] == "Main")
    #expect(reference.element["referencedIdentifier"] == "Welcome")
    #expect(!split.isReference)
  }

  @Test("Text that Xcode wrote in base 64 without padding is decoded")
  func base64() throws {
    let controller = """
      <viewController id="a"><string key="title" base64-UTF8="YES">SGkhAQ</string></viewController>
      """
    let document = try Fixtures.storyboard(controllers: controller)
    #expect(document.viewController(id: "a")?.title == "Hi!\u{1}")
  }
}
