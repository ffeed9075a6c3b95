import UIKit

/// A screen with the text of a note.
public final class NoteController: UIViewController {
  /// The note on screen.
  public let note: Note

  /// Creates the screen of a note.
  public init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A note is not made by a storyboard") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    let label = UILabel()
    label.text = note.text
    view.addSubview(label)
  }
}
