import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("What the views of documents show")
struct ViewContentTests {
  /// Returns the first object of a nib with the given objects.
  private func make(_ objects: String) throws -> UIView {
    let nib = UINib(data: Data(Fixtures.nibText(objects).utf8), bundle: nil)
    return try #require(nib.makeObjects(owner: nil).first as? UIView)
  }

  @Test("Labels of documents have texts by attribute, with line breaks, in base64, and with attributes")
  func labels() throws {
    let column = try make(
      """
      <stackView axis="vertical" id="s"><subviews>
        <label opaque="NO" userInteractionEnabled="NO" text="Plain" id="a"/>
        <label id="b"><string key="text">Two
      lines</string></label>
        <label id="c"><string key="text" base64-UTF8="YES">
      SGkg8J+Yig
      </string></label>
        <label id="d"><attributedString key="attributedText"><fragment content="Bo"><attributes/></fragment><fragment>
          <string key="content">ld</string></fragment></attributedString></label>
        <label hidden="YES" alpha="0.5" text="Gone" id="e"/>
      </subviews></stackView>
      """
    )
    let stack = try #require(column as? UIStackView)
    #expect(stack.axis == .vertical)
    let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Plain", "Two\nlines", "Hi 😊", "Bold", "Gone"])
    #expect(labels.map(\.isHidden) == [false, false, false, false, true])
  }

  @Test("Buttons of documents have titles by state, a configuration of the newer form, and pictures")
  func buttons() throws {
    let view = try make(
      """
      <view id="v"><subviews>
        <button opaque="NO" enabled="NO" buttonType="system" id="a">
          <state key="normal" title="Buy"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
          <state key="disabled" title="Sold out"/>
        </button>
        <button buttonType="system" selected="YES" id="b">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" image="cart" catalog="system" title="Pay"
              subtitle="now"/>
        </button>
        <button buttonType="roundedRect" id="c"><state key="normal" image="star" catalog="system"/></button>
        <button id="d"><buttonConfiguration key="configuration" style="plain">
          <attributedString key="attributedTitle"><fragment content="Rich"/></attributedString>
        </buttonConfiguration></button>
      </subviews></view>
      """
    )
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Sold out", "Pay", nil, "Rich"])
    #expect(buttons[0].title(for: .normal) == "Buy")
    #expect(buttons[1].configuration?.subtitle == "now")
    #expect(buttons[1].isSelected)
    #expect(buttons[1].currentImage?.name == "cart")
    #expect(buttons[2].currentImage?.isSymbolImage == true)
  }

  @Test("Text fields, switches and pictures")
  func controls() throws {
    let view = try make(
      """
      <view id="v"><subviews>
        <textField placeholder="Name" text="Ada" id="a"><textInputTraits key="textInputTraits"/></textField>
        <textField placeholder="Password" id="b">
          <textInputTraits key="textInputTraits" returnKeyType="go" secureTextEntry="YES" textContentType="password"/>
        </textField>
        <switch on="YES" id="c"><accessibility key="accessibilityConfiguration" label="Sound" identifier="sound"/></switch>
        <switch id="d"/>
        <imageView image="lighthouse" id="e"/>
        <imageView id="f"><imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>
      </subviews></view>
      """
    )
    let fields = view.subviews.compactMap { $0 as? UITextField }
    #expect(fields.map(\.text) == ["Ada", ""])
    #expect(fields.map(\.placeholder) == ["Name", "Password"])
    #expect(fields.map(\.isSecureTextEntry) == [false, true])
    let switches = view.subviews.compactMap { $0 as? UISwitch }
    #expect(switches.map(\.isOn) == [true, false])
    #expect(switches.first?.accessibilityLabel == "Sound")
    #expect(switches.first?.accessibilityIdentifier == "sound")
    let pictures = view.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.map(\.name) == ["lighthouse", "star"])
    #expect(pictures.map(\.isSymbolImage) == [false, true])
  }

  private static let table = """
    <tableViewController id="a">
      <tableView key="view" dataMode="%@" style="grouped" id="t">
        <label key="tableHeaderView" text="Above" id="h"/>
        %@
        <connections><outlet property="dataSource" destination="a"/><outlet property="delegate" destination="a"/></connections>
      </tableView>
    </tableViewController>
    """

  private static func cell(_ id: String, _ attributes: String, _ content: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" id="\(id)" \(attributes)>
      <tableViewCellContentView key="contentView" id="\(id)-content"><subviews>\(content)</subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func screen(_ mode: String, _ content: String) throws -> UIWindow {
    let text = String(format: Self.table, mode, content)
    let files = try TemporaryBundle(["Table.storyboard": Fixtures.storyboardText(initial: "a", controllers: [text])])
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIStoryboard(name: "Table", bundle: files.bundle).instantiateInitialViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.loadViewIfNeeded()
    return window
  }

  @Test("A table with static cells is shown as it is written")
  func staticTable() throws {
    let cells = [
      Self.cell(
        "c",
        "textLabel=\"l\" detailTextLabel=\"m\" style=\"IBUITableViewCellStyleValue1\" accessoryType=\"checkmark\"",
        "<label text=\"Language\" id=\"l\"/><label text=\"English\" id=\"m\"/>"
      ),
      Self.cell("d", "", "<label text=\"Sound\" id=\"n\"/><switch on=\"YES\" id=\"o\"/>"),
    ]
    let window = try screen(
      "static",
      """
      <sections><tableViewSection headerTitle="General" id="s"><string key="footerTitle">You can
      change this.</string><cells>\(cells.joined())</cells></tableViewSection>
      <tableViewSection id="u"><cells/></tableViewSection></sections>
      """
    )
    #expect(
      window.renderedText
        == "Above\n-- General --\n- Language English ✓\n- Sound {on}\nYou can\nchange this."
    )
    let table = try #require((window.rootViewController as? UITableViewController)?.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Language")
    try window.user.toggle("Sound")
    #expect(window.renderedText.contains("Sound {off}"))
  }

  @Test("A prototype is made as often as it is asked for")
  func prototypes() throws {
    let prototype = Self.cell(
      "c",
      "reuseIdentifier=\"Row\" textLabel=\"l\" accessoryType=\"disclosureIndicator\"",
      "<label text=\"Title\" id=\"l\"/>"
    )
    let window = try screen("prototypes", "<prototypes>\(prototype)<mystery/></prototypes>")
    let table = try #require((window.rootViewController as? UITableViewController)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 0)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(first.textLabel?.text == "Title")
    #expect(first.accessoryType == .disclosureIndicator)
    #expect(first.reuseIdentifier == "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") !== first)
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test("A cell may come from a nib of its own")
  func cellNib() throws {
    let text = Fixtures.nibText(Self.cell("c", "reuseIdentifier=\"Row\"", "<label text=\"Hello\" id=\"l\"/>"))
    let table = UITableView()
    table.register(UINib(data: Data(text.utf8), bundle: nil), forCellReuseIdentifier: "Row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Hello")
  }

  @Test("A navigation item of a document has its buttons")
  func barButtons() throws {
    let text = Fixtures.storyboardText(
      initial: "a",
      controllers: [
        """
        <viewController id="a"><navigationItem key="navigationItem" title="Bag" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b"/>
          <rightBarButtonItems><barButtonItem title="Pay" id="c"/><barButtonItem image="gear" catalog="system" enabled="NO"
            id="d"/></rightBarButtonItems>
        </navigationItem></viewController>
        """
      ]
    )
    let files = try TemporaryBundle(["Bars.storyboard": text])
    let controller = try #require(UIStoryboard(name: "Bars", bundle: files.bundle).instantiateInitialViewController())
    let item = controller.navigationItem
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.leftBarButtonItem?.title == "Cancel")
    #expect(item.rightBarButtonItems?.map(\.title) == ["Pay", nil])
    #expect(item.rightBarButtonItems?.map(\.isEnabled) == [true, false])
    let window = UIWindow(frame: .zero)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(window.renderedText == "[Cancel] Bag [gear] (disabled) [Pay]\n----")
  }
}
