import Portolan
import Testing

@MainActor
@Suite("Nothing is kept of a screen that was left")
struct ReleaseTests {
  /// A screen with every kind of view.
  private final class Everything: UITableViewController, UITextFieldDelegate {
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      field.delegate = self
      field.placeholder = "Name"
      let action = UIAction(title: "Go") { [weak self] _ in self?.title = "Gone" }
      tableView.tableHeaderView = UIStackView(
        arrangedSubviews: [field, UIButton(type: .system, primaryAction: action), UISwitch(), UIImageView()]
      )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("Neither the controller nor its views, though it was read, typed into and tapped")
  func released() throws {
    let window = UIWindow(frame: .zero)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
      window.headless.transitionClock = ImmediateTransitionClock.shared
    #endif
    weak var controller: Everything?
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var field: UITextField?
    try autoreleased {
      let everything = Everything(style: .plain)
      root.present(everything, animated: false, completion: nil)
      let presented = try #require(root.presentedViewController)
      #expect(presented === everything)
      (controller, table, field) = (everything, everything.tableView, everything.field)
      everything.field.becomeFirstResponder()
      #if !canImport(UIKit)
        #expect(window.renderedText.contains("Row 2"))
        try window.user.type("Ada", into: "Name")
        try window.user.tap("Go")
        try window.user.tap(row: "Row 1")
      #endif
      cell = everything.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      root.dismiss(animated: false, completion: nil)
    }
    #if !canImport(UIKit)
      #expect(controller == nil)
      #expect(table == nil)
      #expect(cell == nil)
      #expect(field == nil)
    #endif
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
