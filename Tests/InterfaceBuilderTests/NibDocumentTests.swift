import Foundation
import HeadlessUIKit
import Testing

@Suite("A nib as it is written")
struct NibDocumentTests {
  @Test("The owner's class and its view are read")
  func owner() throws {
    let document = try Fixtures.nib("HomeViewController")
    #expect(document.owner.customClass?.name == "HomeViewController")
    #expect(document.owner.customClass?.module == "InterfaceBuilderTests")
    #expect(document.owner.customClass?.belongsToTarget == true)
    #expect(document.owner.viewID == "i5M-Pr-FkT")
    #expect(document.owner.connections.contains(.outlet(property: "greetingLabel", destination: "gL1-4e-hQb")))
  }

  @Test("The views are read with their classes, identifiers and tags")
  func views() throws {
    guard case .view(let view)? = try Fixtures.nib("HomeViewController").objects.first else {
      Issue.record("The nib's first object should be a view")
      return
    }
    #expect(view.id == "i5M-Pr-FkT")
    #expect(view.tag == 7)
    #expect(view.subviews.map(\.kind) == ["label", "stackView"])
    #expect(view.subviews.first?.accessibilityIdentifier == "greeting")
    #expect(view.subviews.last?.subviews.map(\.tag) == [41, 42])
    #expect(view.subviews.last?.subviews.map(\.customClass?.name) == ["BadgeView", "VanishedView"])
  }

  @Test("An unknown element of a nib is skipped and noted once, with its place")
  func unknown() throws {
    let document = try Fixtures.nib("HomeViewController")
    #expect(document.unknownElements.map(\.name) == ["hologram", "longPressGestureRecognizer"])
    #expect(document.unknownElements.first?.parent == "<view id=\"i5M-Pr-FkT\">")
    #expect(document.unknownElements.first?.line == 51)

    let text = Fixtures.nibText("<view id=\"a\"><warp/><warp/></view><view id=\"b\"><warp/></view>")
    let repeated = try NibDocument(data: Data(text.utf8), file: "Test")
    #expect(repeated.unknownElements.count == 1)
  }

  @Test("A class without a module has none")
  func noModule() throws {
    let ownerClass = try Fixtures.nib("SettingsView").owner.customClass
    #expect(ownerClass?.name == "SettingsViewController")
    #expect(ownerClass?.module == nil)
    #expect(ownerClass?.belongsToTarget == true)
  }
}
