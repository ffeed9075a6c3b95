import Foundation
import HeadlessUIKit
import Testing

/// A controller that records its state in `awakeFromNib`, and how often its view was loaded.
final class AttributedViewController: UIViewController {
  private(set) var titleWhenLoaded: String??

  override func viewDidLoad() {
    super.viewDidLoad()
    titleWhenLoaded = title
  }
}

@MainActor
@Suite("Runtime attributes that people define")
struct RuntimeAttributeTests {
  /// An attribute in Xcode's notation.
  struct Attribute: CustomTestStringConvertible {
    let keyPath: String
    let type: String
    let value: String

    static func string(_ keyPath: String) -> Attribute {
      .init(keyPath: keyPath, type: "string", value: #"value="set""#)
    }
    static func number(_ keyPath: String) -> Attribute { .init(keyPath: keyPath, type: "number", value: "") }
    static func boolean(_ keyPath: String, _ value: Bool = true) -> Attribute {
      .init(keyPath: keyPath, type: "boolean", value: #"value="\#(value ? "YES" : "NO")""#)
    }

    var testDescription: String { keyPath }

    var xml: String {
      let integer = type == "number" ? #"<integer key="value" value="7"/>"# : ""
      return """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)" \(value)>\(integer)\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    }
  }

  /// The objects at the end of a key path, on a controller of each document.
  private static let onControllers: [(Attribute, @MainActor @Sendable (UIViewController) -> Bool)] = [
    (.string("view.accessibilityIdentifier"), { $0.view?.accessibilityIdentifier == "set" }),
    (.string("self.view.accessibilityLabel"), { $0.view?.accessibilityLabel == "set" }),
    (.number("view.tag"), { $0.view?.tag == 7 }), (.boolean("view.hidden"), { $0.view?.isHidden == true }),
    (.boolean("view.userInteractionEnabled", false), { $0.view?.isUserInteractionEnabled == false }),
    (.string("navigationItem.title"), { $0.navigationItem.title == "set" }),
    (.string("navigationItem.prompt"), { $0.navigationItem.prompt == "set" }),
    (.boolean("navigationItem.hidesBackButton"), { $0.navigationItem.hidesBackButton }),
    (.string("tabBarItem.title"), { $0.tabBarItem?.title == "set" }),
    (.string("tabBarItem.badgeValue"), { $0.tabBarItem?.badgeValue == "set" }),
    (.string("tabBarItem.accessibilityIdentifier"), { $0.tabBarItem?.accessibilityIdentifier == "set" }),
    (.string("title"), { $0.title == "set" }),
    (.string("restorationIdentifier"), { $0.restorationIdentifier == "set" }),
    (.boolean("modalInPresentation"), { $0.isModalInPresentation }),
    (.boolean("hidesBottomBarWhenPushed"), { $0.hidesBottomBarWhenPushed }),
    // There is no such controller, and key-value coding on `nil` does nothing.
    (.string("navigationController.title"), { $0.navigationController == nil }),
    // Only drawing needs the layer.
    (.number("view.layer.cornerRadius"), { _ in true }),
  ]

  private static let unknown: [Attribute] = [
    .string("view.nowhere"), .string("nowhere.title"), .number("view.accessibilityIdentifier"), .string("view"),
    .string("navigationItem.nowhere"), .string(""), .string("."), .string("view..tag"),
  ]

  /// The documents from which a controller may come, with an attribute of the controller.
  @MainActor
  private enum Source: CaseIterable {
    case storyboard, owner, nibController

    func controller(_ attribute: Attribute) throws -> UIViewController {
      switch self {
      case .storyboard:
        let text = Fixtures.storyboardText(
          initial: "a",
          controllers: [
            """
            <viewController id="a" customClass="AttributedViewController" customModule="InterfaceBuilderTests"><view key="view" id="v"/>\
            \(attribute.xml)</viewController>
            """
          ])
        let files = try TemporaryBundle(["S.storyboard": text])
        let storyboard = UIStoryboard(name: "S", bundle: files.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        return controller
      case .owner:
        let text = Fixtures.nibText(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
          <outlet property="view" destination="v"/></connections>\(attribute.xml)</placeholder><view id="v"/>
          """)
        let files = try TemporaryBundle(["N.xib": text])
        let controller = AttributedViewController(nibName: "N", bundle: files.bundle)
        controller.loadViewIfNeeded()
        return controller
      case .nibController:
        let text = Fixtures.nibText(
          """
          <viewController id="a" customClass="AttributedViewController" customModule="InterfaceBuilderTests"><view key="view" tag="1" id="v"/>\
          \(attribute.xml)</viewController>
          """)
        let files = try TemporaryBundle(["N.xib": text])
        let objects = try UINib(nibName: "N", bundle: files.bundle).makeObjects(owner: nil)
        let controller = try #require(objects.first as? UIViewController)
        controller.loadViewIfNeeded()
        return controller
      }
    }
  }

  @Test("A key path on a controller is followed, in storyboards, on the owner of a nib and on a controller in a nib")
  func controllers() throws {
    for source in Source.allCases {
      for (attribute, isSet) in Self.onControllers {
        let warnings = try UIKitWarnings.collect {
          let controller = try source.controller(attribute)
          #expect(isSet(controller), "\(attribute.keyPath) of \(source)")
        }
        #expect(warnings.filter { $0.contains("Failed to set") } == [], "\(attribute.keyPath) of \(source)")
      }
    }
  }

  @Test("A key path that leads nowhere, or to a value of another type, is warned of in UIKit's words")
  func unknown() throws {
    for source in Source.allCases {
      for attribute in Self.unknown {
        let warnings = try UIKitWarnings.collect { _ = try source.controller(attribute) }
        let found = warnings.filter {
          $0.hasPrefix("Failed to set (\(attribute.keyPath)) user defined inspected property on (")
        }
        #expect(found.count == 1, "\(attribute.keyPath) of \(source): \(warnings)")
      }
    }
  }

  @Test("A path through the view loads the view while the controller is made, as key-value coding does")
  func loads() throws {
    let text = Fixtures.storyboardText(
      initial: "a",
      controllers: [
        #"<viewController title="Home" id="a" customClass="AttributedViewController" customModule="InterfaceBuilderTests"><view key="view" id="v"/>"#
          + Attribute.string("view.accessibilityIdentifier").xml + "</viewController>"
      ])
    let files = try TemporaryBundle(["S.storyboard": text])
    let storyboard = UIStoryboard(name: "S", bundle: files.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController() as? AttributedViewController)
    #expect(controller.isViewLoaded)
    #expect(controller.titleWhenLoaded == .some("Home"))
  }

  @Test("Views, cells, controls and buttons of bars have their attributes when they awake")
  func views() throws {
    func view(_ name: String, _ attribute: Attribute) throws -> UIView {
      let files = try TemporaryBundle(["N.xib": Fixtures.nibText("<\(name) id=\"v\">\(attribute.xml)</\(name)>")])
      return try #require(try UINib(nibName: "N", bundle: files.bundle).makeObjects(owner: nil).first as? UIView)
    }
    let warnings = try UIKitWarnings.collect {
      #expect(try view("view", .string("accessibilityIdentifier")).accessibilityIdentifier == "set")
      #expect((try view("label", .string("text")) as? UILabel)?.text == "set")
      #expect((try view("textField", .string("placeholder")) as? UITextField)?.placeholder == "set")
      #expect((try view("textField", .boolean("secureTextEntry")) as? UITextField)?.isSecureTextEntry == true)
      #expect((try view("button", .boolean("enabled", false)) as? UIButton)?.isEnabled == false)
      #expect((try view("switch", .boolean("on")) as? UISwitch)?.isOn == true)
      let cell = try view("tableViewCell", .string("contentView.accessibilityIdentifier")) as? UITableViewCell
      #expect(cell?.contentView.accessibilityIdentifier == "set")
      let labelled = try view("tableViewCell", .string("textLabel.accessibilityIdentifier")) as? UITableViewCell
      #expect(labelled?.textLabel?.accessibilityIdentifier == "set")
    }
    #expect(warnings == [])
    let text = Fixtures.storyboardText(
      initial: "a",
      controllers: [
        """
        <viewController id="a"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Add" \
        id="b">\(Attribute.string("accessibilityIdentifier").xml)</barButtonItem></navigationItem></viewController>
        """
      ])
    let files = try TemporaryBundle(["S.storyboard": text])
    let storyboard = UIStoryboard(name: "S", bundle: files.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "set")
  }

  @Test("An attribute of a controller leads to the buttons of its bar")
  func barButtons() throws {
    let path = Attribute.string("navigationItem.rightBarButtonItem.accessibilityIdentifier")
    let text = Fixtures.storyboardText(
      initial: "a",
      controllers: [
        """
        <viewController id="a"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Add" \
        id="b"/></navigationItem>\(path.xml)</viewController>
        """
      ])
    let files = try TemporaryBundle(["S.storyboard": text])
    let controller = UIStoryboard(name: "S", bundle: files.bundle).instantiateInitialViewController()
    #expect(controller?.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "set")
  }
}
