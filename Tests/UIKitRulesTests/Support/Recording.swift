import Portolan

/// The callbacks that several controllers received, in their common order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, journal: self)
  }
}

/// Notes each callback in its journal as the controller's name and the callback's.
class RecordingViewController: UIViewController {
  let name: String
  let journal: Journal
  /// Runs inside the callbacks, before they are noted.
  var during: (String) -> Void = { _ in }
  /// Whether each callback said that it was animated.
  private(set) var animations: [Bool] = []

  init(_ name: String, journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A recording controller is made in code")
  }

  private func note(_ callback: String) {
    during(callback)
    journal.note("\(name) \(callback)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    animations.append(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    during("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animations.append(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    animations.append(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    animations.append(animated)
    note("didDisappear")
  }
}

/// Notes when it comes to a parent and leaves it.
final class MovingViewController: UIViewController {
  var moves: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    moves.append(parent == nil ? "willMove nil" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    moves.append(parent == nil ? "didMove nil" : "didMove")
  }
}
