import Foundation
import HeadlessUIKit
import Testing

/// Documents that Xcode saved in versions from 5 to 16, with the contents that people put into them.
@MainActor
@Suite("Documents as other people's Xcode saves them")
struct SavedDocumentTests {
  @Test("Every scene of a storyboard is made and shown", arguments: Saved.storyboards)
  func scenes(saved: Saved) throws {
    var found: Set<String> = []
    for scene in try Fixtures.storyboard(saved.name).scenes {
      found.formUnion(try show(saved.name, beginningWith: scene.viewController.id).warnings)
    }
    // A warning names the file with its line, or begins with a class.
    let missing = saved.warnings.filter { end in !found.contains { $0.contains(end) } }
    #expect(missing.isEmpty)
    let unexpected = found.filter { warning in !saved.warnings.contains { warning.contains($0) } }
    #expect(unexpected.isEmpty)
  }

  @Test("Static rows, bars with items, and a header are seen")
  func preferences() throws {
    let seen = """
      [Cancel] Preferences [] [square.and.arrow.up] [Save]
      ----
      Your account
      -- Profile --
      - Name Ada (image person.crop.circle) ›
      - Letters {on}
      Only you see this.
      -- What we --
      -- tell you --
      - Offers ✓
      """
    #expect(try show("Preferences").text == seen)
  }

  @Test("Tabs have the words and pictures of their items, the system's own too, and scenes of another storyboard")
  func tabs() throws {
    let shown = try show("TabsWithReferences")
    #expect(
      shown.text == """
        Harbours [Add]
        ----
        All harbours
        ----
        *Harbours* (12) | Favorites |  | More
        """
    )
    let tabs = try #require(shown.controller as? UITabBarController)
    #expect(tabs.viewControllers?[0].tabBarItem?.image?.name == "ferry")
    #expect(tabs.viewControllers?[0].tabBarItem?.selectedImage?.name == "ferry.fill")
    #expect((tabs.viewControllers?[2] as? UINavigationController)?.topViewController is UITableViewController)
    let home = (tabs.viewControllers?[0] as? UINavigationController)?.topViewController
    #expect(home is HomeViewController)
    #expect(home?.title == "Harbours")
  }

  @Test("A split view of the time before size classes has both its columns")
  func oldPad() throws {
    let shown = try show("OldPad")
    let split = try #require(shown.controller as? UISplitViewController)
    #expect(
      split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title } == ["Ports", "Detail"])
    #expect(shown.text.hasSuffix("Detail\n----\nDetail view content goes here"))
  }

  @Test("Words with attributes and line breaks, and buttons old and new, are seen")
  func onboarding() throws {
    let shown = try show("Onboarding")
    #expect(shown.text == "Find your harbour\ntoday\nIt works\nwithout a net.\n[Begin]\n[Later]")
    #expect(shown.controller.modalPresentationStyle == .overCurrentContext)
    #expect(shown.controller.modalTransitionStyle == .flipHorizontal)
    #expect(shown.controller.isModalInPresentation)
    #expect(shown.controller.definesPresentationContext)
    #expect(try show("Onboarding", beginningWith: "oLa-01-las").text == "Blurred")
  }

  @Test("A launch screen and a television's screen are seen")
  func single() throws {
    #expect(
      try show("LaunchScreen").text == "(image Logo)\n  Copyright © 2019 Harbour & Sons. All rights reserved.")
    #expect(try show("Television").text == "On the big screen")
  }

  @Test("A nib's view of a class of its own has its views, with names that only drawing needs")
  func profileCard() throws {
    let nib = UINib(nibName: "ProfileCard", bundle: .module)
    var card: UIView?
    let warnings = try UIKitWarnings.collect { card = try nib.makeObjects(owner: nil).first as? UIView }
    #expect(card is BadgeView)
    #expect(card?.accessibilityLabel == "Card")
    #expect(card?.subviews.map { type(of: $0) == UILabel.self } == [true, false])
    #expect(warnings.count == 3)
    for key in ["shadowOffset", "placeholder", "delegate"] {
      #expect(warnings.contains { $0.contains("Failed to set (\(key)) user defined inspected property") })
    }
  }

  @Test("A cell of a nib of its own is registered and used again")
  func itemCell() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let warnings = UIKitWarnings.collect {
      table.register(UINib(nibName: "ItemCell", bundle: .module), forCellReuseIdentifier: "Item")
      let cell = table.dequeueReusableCell(withIdentifier: "Item")
      #expect((cell?.contentView.subviews.first as? UILabel)?.text == "Rope")
    }
    #expect(warnings == [])
  }

  @Test("A nib makes the cell of a collection, and its gestures are skipped")
  func pictureCell() throws {
    var objects: [Any] = []
    let warnings = try UIKitWarnings.collect {
      objects = try UINib(nibName: "PictureCell", bundle: .module).makeObjects(owner: nil)
    }
    #expect(objects.count == 1)
    let cell = objects.first as? UICollectionViewCell
    #expect(cell?.subviews.count == 1)
    #expect(cell?.subviews.first === cell?.contentView)
    #expect(warnings.count == 1)
    #expect(warnings.contains { $0.contains("skipped <swipeGestureRecognizer>") })
  }

  @Test("A document with a byte-order mark and the line ends of Windows has its controller and its child")
  func navigationPanel() throws {
    let objects = try UINib(nibName: "NavigationPanel", bundle: .module).makeObjects(owner: nil)
    let navigation = try #require(objects.first as? UINavigationController)
    #expect(navigation.topViewController?.navigationItem.title == "Inside")
    #expect((navigation.topViewController?.view?.subviews.first as? UILabel)?.text == "In a nib")
  }

  @Test("A nib's tab bar controller has the controllers inside it")
  func nibTabs() throws {
    let files = try TemporaryBundle([
      "Tabs.xib": Fixtures.nibText(
        """
        <tabBarController id="t"><tabBar key="tabBar" id="b"/><viewControllers>
          <viewController id="v"><tabBarItem key="tabBarItem" systemItem="contacts" id="i"/></viewController>
          <navigationController id="n"><viewControllers><viewController title="Top" id="w"/></viewControllers>
          </navigationController></viewControllers></tabBarController>
        """)
    ])
    let tabs = try UINib(nibName: "Tabs", bundle: files.bundle).makeObjects(owner: nil).first as? UITabBarController
    #expect(tabs?.viewControllers?.first?.tabBarItem?.title == "Contacts")
    #expect((tabs?.viewControllers?.last as? UINavigationController)?.topViewController?.title == "Top")
  }

  @Test("A storyboard's navigation controller inside another is an error")
  func nestedNavigationScene() throws {
    let root = "<segue destination=\"i\" kind=\"relationship\" relationship=\"rootViewController\"/>"
    let text = Fixtures.storyboardText(
      initial: "o",
      controllers: [
        "<navigationController id=\"o\"><connections>\(root)</connections></navigationController>",
        "<navigationController id=\"i\"/>",
      ])
    let files = try TemporaryBundle(["Nested.storyboard": text])
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try UIStoryboard(loading: "Nested", bundle: files.bundle).makeViewController(withIdentifier: nil)
    }
    #expect(error?.reason == .unexpectedContent)
  }

  @Test("A nib's navigation controller inside another is an error")
  func nestedNavigation() throws {
    let files = try TemporaryBundle([
      "Nested.xib": Fixtures.nibText(
        """
        <navigationController id="o"><viewControllers><navigationController id="i"/></viewControllers>
        </navigationController>
        """)
    ])
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try UINib(nibName: "Nested", bundle: files.bundle).makeObjects(owner: nil)
    }
    #expect(error?.reason == .unexpectedContent)
  }

  private struct Shown {
    let controller: UIViewController
    let text: String
    let warnings: [String]
  }

  /// Creates a scene, which may have no identifier, and shows it on screen.
  private func show(_ name: String, beginningWith id: String? = nil) throws -> Shown {
    let text = try String(decoding: Fixtures.data(name, "storyboard"), as: UTF8.self)
    // The storyboards that references lead to.
    var documents: [String: String] = [:]
    for name in ["Main", "Preferences"] {
      documents["\(name).storyboard"] = try String(decoding: Fixtures.data(name, "storyboard"), as: UTF8.self)
    }
    documents["\(name).storyboard"] = id.map { Self.beginning(text, with: $0) } ?? text
    let files = try TemporaryBundle(documents)
    var controller = UIViewController()
    let window = UIWindow(frame: .zero)
    let warnings = try UIKitWarnings.collect {
      controller = try UIStoryboard(loading: name, bundle: files.bundle).makeViewController(withIdentifier: nil)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    return Shown(controller: controller, text: window.renderedText, warnings: warnings)
  }

  private static func beginning(_ storyboard: String, with id: String) -> String {
    let parts = storyboard.components(separatedBy: "initialViewController=\"")
    guard parts.count == 2, let end = parts[1].firstIndex(of: "\"") else { return storyboard }
    return parts[0] + "initialViewController=\"\(id)" + parts[1][end...]
  }
}

/// A storyboard, and parts of the warnings that the creation of its scenes gives.
struct Saved: CustomTestStringConvertible {
  let name: String
  let warnings: [String]

  var testDescription: String { name }

  init(_ name: String, _ warnings: String...) {
    self.name = name
    self.warnings = warnings
  }

  static let storyboards = [
    Saved("Columns", "becomes a classic split view: style tripleColumn is not read."),
    Saved(
      "Feed", "skipped <collectionViewFlowLayout>", "skipped <cells>", "skipped <collectionReusableView>",
      "skipped <view> in <tableViewCell", "skipped <scopeButtonTitles>", "skipped <refreshControl>",
      "skipped <wkWebViewConfiguration>",
      "<wkWebView id=\"fWk-01-web\"> becomes", "skipped <standardMapConfiguration>",
      "<mapView id=\"fMp-01-map\"> becomes",
      "<stepper id=\"fSp-01-stp\"> becomes",
      "<datePicker id=\"fDp-01-dat\"> becomes", "<pickerView id=\"fPk-01-pic\"> becomes", "skipped <items> in <toolbar",
      "for the key prefetchDataSource",
      "Unknown class InterfaceBuilderTests.MessagesViewController", "the outlet searchDisplayController"
    ),
    Saved("LaunchScreen"),
    Saved("Main", "Unknown class InterfaceBuilderTests.VanishedViewController"),
    Saved("OldPad", "for the key detailDescriptionLabel"),
    Saved(
      "Onboarding", "skipped <segue> in <containerView",
      "for the key scroll",
      "for the key parts"
    ),
    Saved("Preferences", "skipped <refreshControl>", "Unknown class InterfaceBuilderTests.ToggleCell"),
    Saved("Split"),
    Saved(
      "TabsWithReferences", "Failed to set (accent) user defined", "skipped <refreshControl>",
      "Unknown class InterfaceBuilderTests.ToggleCell"
    ),
    Saved("Television"),
    Saved("Template", "Unknown class ViewController"),
  ]
}
