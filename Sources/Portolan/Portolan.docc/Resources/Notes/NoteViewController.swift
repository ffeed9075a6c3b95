import Portolan

final class NoteViewController: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Note \(id)"
  }

  required init?(coder: NSCoder) { nil }
}
