public import Portolan
import StoreLinks

/// A screen for writing a note that cannot be dismissed while it contains text.
public final class TextInputViewController: UIViewController, RoutingInterceptable, HierarchyDescribing {
  /// The current text.
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

  /// Returns `nil`, since the screen needs an opener.
  public required init?(coder: NSCoder) { nil }

  /// Replaces the text.
  ///
  /// - Parameter text: The new text.
  public func enter(_ text: String) {
    field.text = text
    record(text)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    field.placeholder = "Note"
    field.addAction(UIAction { [weak self] _ in self?.record(self?.field.text ?? "") }, for: .editingChanged)
    view.addSubview(field)
  }

  private func record(_ text: String) {
    self.text = text
    isModalInPresentation = !canBeDismissed
  }

  /// A Boolean value that indicates whether the note is empty.
  public var canBeDismissed: Bool { text.isEmpty }

  /// The current text.
  public var hierarchyDescription: String { "text: \(Printable.quoted(text))" }
}
