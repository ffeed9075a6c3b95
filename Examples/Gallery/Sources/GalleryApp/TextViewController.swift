import Portolan

/// A screen with a text and buttons.
class TextViewController: UIViewController {
  let label = UILabel()
  let column = UIStackView()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    label.text = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.frame = view.bounds
    column.addArrangedSubview(label)
    view.addSubview(column)
  }

  /// Adds a button below the others.
  @discardableResult
  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    column.addArrangedSubview(button)
    return button
  }
}
