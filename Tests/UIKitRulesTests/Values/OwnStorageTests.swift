import Portolan
import Testing

/// Subclasses that override a property whose value the system reads.
///
/// Sources: `testManualPopLast` and `testPushAndPopStaticPath` of github.com/pointfreeco/swift-navigation, which ran against UIKit.
/// Its navigation controller overrides `delegate`, stores the app's delegate itself and sets `super.delegate` to an object of its
/// own, which receives the callbacks.
///
/// A property with which a controller tells the system its wish is read through the override all the same:
/// github.com/organicmaps/organicmaps and many other apps override `transitioningDelegate` and `modalPresentationStyle`.
@MainActor
@Suite("An overridden property", .rule(.ownStorage), .tags(.observed), .limited)
struct OwnStorageTests {
  /// An object that a subclass sets as the delegate of its superclass.
  private final class Proxy: NSObject, UINavigationControllerDelegate, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UIPickerViewDataSource, UISplitViewControllerDelegate, UITextFieldDelegate,
    UIScrollViewDelegate
  {
    var heard: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did show") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did scroll") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }

    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      heard.append("show detail")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did begin") }
  }

  private final class Navigation: UINavigationController {
    let proxy = Proxy()
    private weak var outer: (any UINavigationControllerDelegate)?

    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { outer }
      set {
        outer = newValue
        super.delegate = proxy
      }
    }
  }

  private final class Table: UITableView {
    let proxy = Proxy()

    override weak var dataSource: (any UITableViewDataSource)? {
      get { nil }
      set { super.dataSource = proxy }
    }
    override weak var delegate: (any UITableViewDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class Collection: UICollectionView {
    let proxy = Proxy()

    override weak var dataSource: (any UICollectionViewDataSource)? {
      get { nil }
      set { super.dataSource = proxy }
    }
  }

  private final class Picker: UIPickerView {
    let proxy = Proxy()

    override weak var dataSource: (any UIPickerViewDataSource)? {
      get { nil }
      set { super.dataSource = proxy }
    }
  }

  private final class Split: UISplitViewController {
    let proxy = Proxy()

    override weak var delegate: (any UISplitViewControllerDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  private final class Field: UITextField {
    let proxy = Proxy()

    override weak var delegate: (any UITextFieldDelegate)? {
      get { nil }
      set { super.delegate = proxy }
    }
  }

  @Test("A navigation controller notifies the delegate that a subclass gave it, not the delegate that it answers")
  func navigationController() async {
    let navigation = Navigation()
    let stranger = Proxy()
    navigation.delegate = stranger
    navigation.viewControllers = [UIViewController()]
    let screen = Screen(navigation)
    await settle()
    navigation.pushViewController(UIViewController(), animated: false)
    await settle()
    #expect(navigation.delegate === stranger)
    #expect(navigation.proxy.heard == ["did show", "did show"])
    #expect(stranger.heard.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test("A table asks the data source and notifies the delegate that a subclass gave it")
  func table() {
    let table = Table()
    table.dataSource = nil
    table.delegate = nil
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.contentOffset = CGPoint(x: 0, y: 1)
    #expect(table.proxy.heard == ["did scroll"])
  }

  @Test("A collection asks the data source that a subclass gave it")
  func collection() {
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = nil
    #expect(collection.numberOfItems(inSection: 0) == 3)
  }

  @Test("A picker asks the data source that a subclass gave it")
  func picker() {
    let picker = Picker()
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 3)
  }

  @Test("A split view controller asks the delegate that a subclass gave it")
  func splitViewController() {
    let split = Split()
    split.viewControllers = [UIViewController(), UIViewController()]
    split.delegate = nil
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(split.proxy.heard == ["show detail"])
  }

  @Test("A text field notifies the delegate that a subclass gave it")
  func textField() async {
    let screen = Screen()
    let field = Field()
    field.delegate = nil
    screen.root.view.addSubview(field)
    await settle()
    field.becomeFirstResponder()
    await settle()
    #expect(field.proxy.heard == ["did begin"])
    field.resignFirstResponder()
  }

  private final class Styled: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .overFullScreen }
      set {}
    }
  }

  @Test("The style of a presentation is the style that a subclass answers")
  func presentationStyle() async {
    let journal = Journal()
    let screen = Screen(journal.controller("root"))
    await settle()
    _ = journal.take()
    let modal = Styled()
    modal.modalPresentationStyle = .fullScreen
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController === modal)
    #expect(journal.take().isEmpty)
  }

  #if !canImport(UIKit)
    private final class Tabs: UITabBarController {
      let proxy = TabProxy()

      override weak var delegate: (any UITabBarControllerDelegate)? {
        get { nil }
        set { super.delegate = proxy }
      }
    }

    private final class TabProxy: NSObject, UITabBarControllerDelegate {
      var heard = 0

      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard += 1
      }
    }

    @Test("A tab bar controller tells the delegate that a subclass gave it of the user's taps", .headlessOnly)
    func tabs() async throws {
      let tabs = Tabs()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      tabs.delegate = nil
      let screen = Screen(tabs)
      await settle()
      try screen.window.user.tap(tab: "Bag")
      await settle()
      #expect(tabs.proxy.heard == 1)
    }

    private final class Masked: UILabel {
      override var text: String? {
        get { "answered" }
        set { super.text = newValue }
      }
    }

    private final class Evasive: UILabel {
      override var isHidden: Bool {
        get { false }
        set { super.isHidden = newValue }
      }
    }

    @Test("The user sees the text and the visibility that were stored, not those that a view answers", .headlessOnly)
    func seen() async {
      let masked = Masked()
      masked.text = "stored"
      let evasive = Evasive()
      evasive.text = "hidden"
      evasive.isHidden = true
      let screen = Screen()
      screen.root.view.addSubview(masked)
      screen.root.view.addSubview(evasive)
      await settle()
      #expect(screen.window.renderedText.contains("stored"))
      #expect(!screen.window.renderedText.contains("answered"))
      #expect(!screen.window.renderedText.contains("hidden"))
    }
  #endif
}
