import HeadlessUIKit
import Testing

@MainActor
@Suite("Storyboards that cannot be carried out")
struct FaultyStoryboardTests {
  private func fault(_ initial: String, _ controllers: [String]) throws -> InterfaceBuilderError? {
    let text = Fixtures.storyboardText(initial: initial, controllers: controllers)
    let files = try TemporaryBundle(["Faulty.storyboard": text])
    let storyboard = try UIStoryboard(loading: "Faulty", bundle: files.bundle)
    return #expect(throws: InterfaceBuilderError.self) {
      _ = try storyboard.makeViewController(withIdentifier: nil)
    }
  }

  private func container(_ element: String, _ id: String, _ relationship: String, _ destinations: [String]) -> String {
    let segues = destinations.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"r\"/>"
    }
    return "<\(element) id=\"\(id)\"><connections>\(segues.joined())</connections></\(element)>"
  }

  @Test("A controller that contains itself is an error")
  func circle() throws {
    let controllers = [
      container("tabBarController", "a", "viewControllers", ["b"]),
      container("tabBarController", "b", "viewControllers", ["a"]),
    ]
    let error = try fault("a", controllers)
    #expect(error?.reason == .endlessRelationship)
    #expect(error?.element == "<tabBarController id=\"a\">")
  }

  @Test("A reference to its own storyboard's initial controller is an error, not an endless loop")
  func selfReference() throws {
    let controllers = [
      container("tabBarController", "a", "viewControllers", ["b"]),
      "<viewControllerPlaceholder storyboardName=\"Faulty\" id=\"b\"/>",
    ]
    #expect(try fault("a", controllers)?.reason == .endlessRelationship)
  }

  @Test("Containers that fan out without bounds are an error")
  func fanOut() throws {
    let levels = (0..<30).map { level in
      container("tabBarController", "l\(level)", "viewControllers", ["l\(level + 1)", "l\(level + 1)"])
    }
    #expect(try fault("l0", levels + ["<viewController id=\"l30\"/>"])?.reason == .tooLarge)
  }

  @Test("A long chain of containers is an error")
  func chain() throws {
    let levels = (0..<900).map { container("tabBarController", "l\($0)", "viewControllers", ["l\($0 + 1)"]) }
    #expect(try fault("l0", levels + ["<viewController id=\"l900\"/>"])?.reason == .tooDeep)
  }

  @Test("A relationship that leads nowhere is an error that names both ends")
  func nowhere() throws {
    let error = try fault("a", [container("navigationController", "a", "rootViewController", ["gone"])])
    #expect(error?.reason == .missingObject)
    #expect(error?.element == "<navigationController id=\"a\">")
    #expect(error?.message.contains("\"gone\"") == true)
  }

  @Test("A class whose init?(coder:) answers nil is an error")
  func refused() throws {
    let controller = """
      <viewController id="a" customClass="RefusingViewController" customModule="InterfaceBuilderTests"/>
      """
    let error = try fault("a", [controller])
    #expect(error?.reason == .rejectedByInitializer)
    #expect(error?.message == "InterfaceBuilderTests.RefusingViewController.init?(coder:) returned nil.")
  }

  @Test("A class of another kind than its element's is not used")
  func otherKind() throws {
    let text = Fixtures.storyboardText(
      initial: "a",
      controllers: [
        "<navigationController id=\"a\" customClass=\"AccountViewController\" customModule=\"InterfaceBuilderTests\"/>"
      ]
    )
    let files = try TemporaryBundle(["Kinds.storyboard": text])
    let warnings = UIKitWarnings.collect {
      let controller = UIStoryboard(name: "Kinds", bundle: files.bundle).instantiateInitialViewController()
      #expect(controller is UINavigationController)
    }
    #expect(warnings == ["Unknown class InterfaceBuilderTests.AccountViewController in Interface Builder file."])
  }

  @Test("Two controllers of one name are an error that names both", arguments: ["id", "storyboardIdentifier"])
  func duplicate(attribute: String) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      let second = attribute == "id" ? "id=\"a\"" : "id=\"b\" storyboardIdentifier=\"S\""
      _ = try Fixtures.storyboard(
        controllers: "<viewController id=\"a\" storyboardIdentifier=\"S\"/>\n",
        "<viewController \(second)/>"
      )
    }
    let name = attribute == "id" ? "a" : "S"
    #expect(error?.message == "The view controller in line 3 has the same \(attribute) \"\(name)\".")
    #expect(error?.line == 4)
  }

  @Test("A broken storyboard is an error when it is opened")
  func broken() throws {
    let files = try TemporaryBundle(["Broken.storyboard": "<document><scenes>"])
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try UIStoryboard(loading: "Broken", bundle: files.bundle)
    }
    #expect(error?.reason == .brokenXML)
    #expect(error?.file.hasSuffix("/Broken.storyboard") == true)
  }
}
