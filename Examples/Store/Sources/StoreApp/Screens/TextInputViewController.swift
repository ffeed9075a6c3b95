public import Portolan
import StoreLinks

/// Where the customer writes a note, which is not lost: the screen refuses to be dismissed while there is one.
public final class TextInputViewController: UIViewController, RoutingInterceptable, HierarchyDescribing {
  /// What was written so far.
  public private(set) var text = ""

  private let field = UITextField()

  init(opener: Opener) {
    super.init(nibName: nil, bundle: nil)
    title = "Note"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Clear") { [weak self] in self?.enter("") }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Continue") { [weak self] in
      guard let text = self?.text else { return }
      opener.open(.textConfirmation(text: text))
    }
  }

  /// Not made from archives, as its button needs somebody who opens other screens.
  public required init?(coder: NSCoder) { nil }

  /// Writes, in the place of what was there.
  ///
  /// - Parameter text: The note.
  public func enter(_ text: String) {
    field.text = text
    note(text)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    field.placeholder = "Note"
    field.addAction(UIAction { [weak self] _ in self?.note(self?.field.text ?? "") }, for: .editingChanged)
    view.addSubview(field)
  }

  private func note(_ text: String) {
    self.text = text
    isModalInPresentation = !canBeDismissed
  }

  public var canBeDismissed: Bool { text.isEmpty }

  public var hierarchyDescription: String { "text: \(Printable.quoted(text))" }
}
