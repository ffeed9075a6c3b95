import Portolan

/// A screen with lines of text and buttons, as the bank has many.
class Page: UIViewController {
  /// A button of a page.
  struct Button {
    let title: String
    let action: @MainActor () -> Void

    init(_ title: String, _ action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }
  }

  private let text: @MainActor () -> String
  private let buttons: [Button]
  private let label = UILabel()

  init(_ title: String, _ text: @autoclosure @escaping @MainActor () -> String = "", buttons: [Button] = []) {
    self.text = text
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [label] + buttons.map(makeButton))
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
    loadViewIfNeeded()
    view.addSubview(makeButton(Button(title, action)))
  }

  func update() { label.text = text() }

  private func makeButton(_ button: Button) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: button.title) { _ in button.action() })
  }
}

/// A page with a text field, such as a form, whose button receives the text.
final class Form: Page, UITextFieldDelegate {
  private let field = UITextField()
  private let onSubmit: @MainActor (_ form: Form, _ text: String) -> Void
  private let submitTitle: String

  init(
    _ title: String, field placeholder: String, submit: String,
    onSubmit: @escaping @MainActor (_ form: Form, _ text: String) -> Void
  ) {
    self.onSubmit = onSubmit
    submitTitle = submit
    super.init(title)
    field.placeholder = placeholder
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: submitTitle) { [unowned self] _ in onSubmit(self, field.text ?? "") }))
  }

  func clear() { field.text = "" }
}
