import PortolanTestTraits
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Views made from nibs", .limited)
struct NibInstantiationTests {

  @Test("A controller without a nib's name loads the nib named for its class")
  func classNib() {
    let controller = HomeViewController(nibName: nil, bundle: .module)
    let warnings = UIKitWarnings.collect { controller.loadViewIfNeeded() }
    #expect(warnings.contains("Unknown class InterfaceBuilderTests.VanishedView in Interface Builder file."))
    #expect(controller.view?.tag == 7)
    let stack = controller.view?.subviews.last
    #expect(controller.view?.subviews.first?.accessibilityIdentifier == "greeting")
    #expect(stack?.subviews.map(\.tag) == [41, 42])
    #expect(stack?.subviews.first is BadgeView)
    #expect(stack?.subviews.first?.accessibilityIdentifier == "badge")
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:): "If this parameter is nil, this method
  // looks for the nib file in the main bundle."
  @Test("Without a bundle, the main bundle is searched, and files in the module's bundle cause a warning")
  func moduleBundle() {
    let given = SettingsViewController(nibName: nil, bundle: .module)
    #expect(given.view is BadgeView)
    #expect(given.view?.accessibilityIdentifier == "settings")
    let warnings = UIKitWarnings.collect {
      let controller = SettingsViewController()
      #expect(!(controller.view is BadgeView))
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("pass `bundle: .module`") == true)
    #expect(NibLocator.resourceBundle(for: SettingsViewController.self) != nil)
  }

  @Test("The nib may be named as the class without Controller")
  func shortName() {
    #expect(NibLocator.nibName(for: SettingsViewController.self, in: .module) == "SettingsView")
    #expect(NibLocator.nibName(for: HomeViewController.self, in: .module) == "HomeViewController")
    #expect(NibLocator.nibName(for: BareViewController.self, in: .module) == nil)
    #expect(NibLocator.hasNib(named: "SettingsView", in: .module))
    #expect(!NibLocator.hasNib(named: "SettingsView", for: SettingsViewController.self))
    #expect(!NibLocator.hasNib(named: "Nowhere", in: .module))
    #expect(!NibLocator.hasNib(named: "", in: .module))
    #expect(NibLocator.hasStoryboard(named: "Main", in: .module))
  }

  @Test("A controller without a nib gets a plain view")
  func noNib() {
    let controller = BareViewController(nibName: nil, bundle: .module)
    #expect(controller.view.map { type(of: $0) == UIView.self } == true)
    #expect(UIViewController().view.map { type(of: $0) == UIView.self } == true)
  }

  @Test("A container does not look for a nib named for its class")
  func container() {
    let controller = SettingsView(nibName: nil, bundle: .module)
    #expect(controller.view is BadgeView == false)
  }

  @Test("A nib that is named is loaded whatever the class")
  func named() {
    let controller = BareViewController(nibName: "SettingsView", bundle: .module)
    #expect(controller.view is BadgeView)
    let constructed = HeadlessConstruction.instantiate(
      BareViewController.self,
      nibName: "SettingsView",
      bundle: .module
    )
    #expect(constructed.view is BadgeView)
  }

  @Test("A nib that is named and missing ends the program in UIKit's words", .ownProcess)
  func namedMissing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded()
      }
    }
    let text = result.errorText
    #expect(text.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(text.contains("with name 'Nowhere'"))
  }

  @Test("A nib that connects no view ends the program in UIKit's words", .ownProcess)
  func noViewOutlet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let files = try TemporaryBundle(["Loose.xib": Fixtures.nibText("<view id=\"a\"/>")])
        UIViewController(nibName: "Loose", bundle: files.bundle).loadViewIfNeeded()
      }
    }
    #expect(result.errorText.contains("loaded the \"Loose\" nib but the view outlet was not set."))
  }

  @Test("UINib makes new objects each time and gives the owner its view")
  func uinib() throws {
    let nib = UINib(nibName: "SettingsView", bundle: .module)
    let owner = SettingsViewController(nibName: nil, bundle: .module)
    let first = try #require(nib.instantiate(withOwner: owner).first as? BadgeView)
    #expect(owner.view === first)
    let second = try #require(nib.instantiate(withOwner: nil).first as? BadgeView)
    #expect(first !== second)
    #expect(Bundle.module.loadNibNamed("SettingsView", owner: nil)?.count == 1)
    let missing = #expect(throws: InterfaceBuilderError.self) {
      _ = try UINib(nibName: "Nowhere", bundle: .module).makeObjects(owner: nil)
    }
    #expect(missing?.reason == .missingFile)
  }

  @Test("A nib's bytes make its objects, controllers among them")
  func data() throws {
    let text = Fixtures.nibText(
      """
      <viewController title="Account" id="a" customClass="AccountViewController" customModule="InterfaceBuilderTests">
        <view key="view" tag="5" id="b"/>
      </viewController>
      """
    )
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let controller = try #require(objects.first as? AccountViewController)
    #expect(controller.title == "Account")
    #expect(controller.view?.tag == 5)
  }

  @Test("Views nested as deep as is accepted are made")
  func deep() throws {
    let depth = 98
    let open = String(repeating: "<view><subviews>", count: depth)
    let close = String(repeating: "</subviews></view>", count: depth)
    let nib = UINib(data: Data(Fixtures.nibText(open + "<view tag=\"9\"/>" + close).utf8), bundle: nil)
    var view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    while let inner = view.subviews.first { view = inner }
    #expect(view.tag == 9)
  }

  @Test("An unknown element of a document causes one warning")
  func warnedOnce() throws {
    let files = try TemporaryBundle(["Odd.xib": Fixtures.nibText("<view id=\"a\">\n<warp/></view>")])
    let nib = UINib(nibName: "Odd", bundle: files.bundle)
    let warnings = try UIKitWarnings.collect {
      _ = try nib.makeObjects(owner: nil)
      _ = try nib.makeObjects(owner: nil)
    }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasSuffix("/Odd.xib:4: skipped <warp> in <view id=\"a\">, which is not known here.") == true
    )
  }
}
