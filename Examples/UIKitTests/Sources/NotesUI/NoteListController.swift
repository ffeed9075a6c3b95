import UIKit

/// A table of notes that tells its delegate about the user's choices.
public final class NoteListController: UITableViewController {
  /// The object that learns what the user chooses.
  public weak var delegate: NoteListControllerDelegate?

  /// The notes in the order of the rows.
  public var notes: [Note] = [] {
    didSet {
      if isViewLoaded { tableView.reloadData() }
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row].title
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.noteListController(self, didSelect: notes[indexPath.row])
  }
}

/// An object that learns which note the user chooses.
@MainActor
public protocol NoteListControllerDelegate: AnyObject {
  /// Tells the delegate that the user has chosen a note.
  func noteListController(_ controller: NoteListController, didSelect note: Note)
}
