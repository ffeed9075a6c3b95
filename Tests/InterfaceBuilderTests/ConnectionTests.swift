import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Outlets and actions")
struct ConnectionTests {
  private static let form = """
    <viewController id="a" customClass="FormViewController" customModule="InterfaceBuilderTests">
      <view key="view" id="v"><subviews>
        <label text="Hello" id="l"/>
        <textField placeholder="Name" id="f">
          <connections>
            <action selector="edited:" destination="a" eventType="editingChanged" id="x1"/>
            <outlet property="delegate" destination="a" id="x2"/>
          </connections>
        </textField>
        <button id="b"><state key="normal" title="Save"/>
          <connections><action selector="save:" destination="a" eventType="touchUpInside" id="x3"/></connections></button>
        <button id="c"><state key="normal" title="Help"/>
          <connections><action selector="help:" destination="-2" eventType="touchUpInside" id="x4"/></connections></button>
        <button id="d"><state key="normal" title="Lost"/>
          <connections><action selector="lost:" destination="a" eventType="touchUpInside" id="x5"/></connections></button>
      </subviews></view>
      <navigationItem key="navigationItem" title="Form" id="n">
        <barButtonItem key="rightBarButtonItem" title="Done" id="i">
          <connections><action selector="done:" destination="a" id="x6"/></connections></barButtonItem>
      </navigationItem>
      <connections>
        <outlet property="label" destination="l" id="y1"/>
        <outlet property="doneButton" destination="i" id="y2"/>
        <outlet property="vanished" destination="l" id="y3"/>
        <outlet property="recognizer" destination="gesture" id="y4"/>
        <outletCollection property="buttons" destination="c" collectionClass="NSMutableArray" id="y5"/>
        <outletCollection property="buttons" destination="b" id="y6"/>
        <segue destination="z" kind="show" identifier="more" id="y7"/>
      </connections>
    </viewController>
    """

  private let files: TemporaryBundle
  private let storyboard: UIStoryboard

  init() throws {
    let more = "<viewController storyboardIdentifier=\"More\" id=\"z\" customClass=\"AccountViewController\"/>"
    files = try TemporaryBundle([
      "Form.storyboard": Fixtures.storyboardText(initial: "a", controllers: [Self.form, more])
    ])
    storyboard = try UIStoryboard(loading: "Form", bundle: files.bundle)
  }

  private func form() throws -> FormViewController {
    try #require(storyboard.instantiateInitialViewController() as? FormViewController)
  }

  @Test("Outlets are connected before viewDidLoad, those to the bar's buttons with the controller")
  func outlets() throws {
    _ = try UIKitWarnings.collect {
      let form = try form()
      #expect(form.doneButton?.title == "Done")
      #expect(form.label == nil)
      form.loadViewIfNeeded()
      #expect(form.labelWhenLoaded === form.label)
      #expect(form.label?.text == "Hello")
      #expect(form.buttons.map(\.currentTitle) == ["Help", "Save"])
      #expect(form.awakenings == 1)
    }
  }

  @Test("An outlet without a property, and an object that leads to nothing, cause one warning each")
  func untaken() throws {
    let warnings = try UIKitWarnings.collect {
      for _ in 0..<2 { try form().loadViewIfNeeded() }
    }
    let expected = [
      """
      [<InterfaceBuilderTests.FormViewController> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key vanished. To fix: take the outlet in InterfaceBuilderConnecting.connect(outlet:to:).
      """,
      "the outlet recognizer of InterfaceBuilderTests.FormViewController leads to \"gesture\", which is not made here.",
    ]
    #expect(warnings.count == 2)
    for text in expected { #expect(warnings.contains { $0.hasSuffix(text) }, "\(text)") }
  }

  @Test("The user's gestures carry out the actions, those without a target from the control upward")
  func actions() throws {
    let warnings = try UIKitWarnings.collect {
      let form = try form()
      let window = UIWindow(frame: .zero)
      window.rootViewController = UINavigationController(rootViewController: form)
      window.makeKeyAndVisible()
      for name in ["Save", "Help", "Done", "Lost", "Lost"] { try window.user.tap(name) }
      try window.user.type("ab", into: "Name")
      #expect(form.heard == ["save: UIButton", "help: UIButton", "done: UIBarButtonItem", "typed a", "typed b"])
    }
    #expect(warnings.filter { $0.contains("-[InterfaceBuilderTests.FormViewController lost:]") }.count == 1)
  }

  @Test("A nib connects its owner, and keeps nothing of it")
  func nibOwner() throws {
    let text = Fixtures.nibText(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v"/><outlet property="label" destination="l"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="v"><subviews><label text="Nib" id="l"/><button id="b"><state key="normal" title="Save"/>
        <connections><action selector="save:" destination="-1" eventType="touchUpInside"/></connections></button>
      </subviews></view>
      """
    )
    let files = try TemporaryBundle(["Form.xib": text])
    weak var released: FormViewController?
    weak var releasedLabel: UILabel?
    do {
      let form = FormViewController(nibName: "Form", bundle: files.bundle)
      form.loadViewIfNeeded()
      (released, releasedLabel) = (form, form.label)
      #expect(form.label?.text == "Nib")
      (form.view?.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(form.heard == ["save: UIButton"])
    }
    #expect(released == nil)
    #expect(releasedLabel == nil)
  }

  @Test("A controller of a storyboard is released with its views")
  func released() throws {
    weak var released: FormViewController?
    weak var label: UILabel?
    _ = try UIKitWarnings.collect {
      let form = try form()
      form.loadViewIfNeeded()
      (released, label) = (form, form.label)
    }
    #expect(released == nil)
    #expect(label == nil)
  }
}
