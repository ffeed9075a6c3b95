public import Portolan

/// Shows once more what was written.
public final class TextConfirmationViewController: UIViewController, ContextChecking, HierarchyDescribing {
  /// What was written.
  public let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = "Is this right?"
  }

  /// Not made from archives, as it needs the text.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = text
    label.frame = view.bounds
    view.addSubview(label)
  }

  public func isTarget(for context: String) -> Bool { text == context }

  public var hierarchyDescription: String { "text: \(Printable.quoted(text))" }
}
