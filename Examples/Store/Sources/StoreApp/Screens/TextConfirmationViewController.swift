public import Portolan

/// A screen that shows the text of a note for confirmation.
public final class TextConfirmationViewController: UIViewController, ContextChecking, HierarchyDescribing {
  /// The text of the note.
  public let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = "Is this right?"
  }

  /// Returns `nil`, since the screen needs the text.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = text
    label.frame = view.bounds
    view.addSubview(label)
  }

  /// Returns a Boolean value that indicates whether the screen shows a text.
  public func isTarget(for context: String) -> Bool { text == context }

  /// The text of the note.
  public var hierarchyDescription: String { "text: \(Printable.quoted(text))" }
}
