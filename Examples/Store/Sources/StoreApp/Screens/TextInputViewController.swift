public import Portolan

/// Where the customer writes a note, which is not lost: the screen refuses to be dismissed while there is one.
public final class TextInputViewController: UIViewController, RoutingInterceptable, HierarchyDescribing {
  /// What was written so far.
  public private(set) var text = ""

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
    self.text = text
    isModalInPresentation = !canBeDismissed
  }

  public var canBeDismissed: Bool { text.isEmpty }

  public var hierarchyDescription: String { "text: \(Printable.quoted(text))" }
}
