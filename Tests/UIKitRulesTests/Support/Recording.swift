import Portolan

/// The callbacks that several controllers received, in their common order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns and removes the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, journal: self)
  }
}

/// A controller that records each callback in its journal, as the names of the controller and of the callback.
class RecordingViewController: UIViewController {
  let name: String
  let journal: Journal
  /// A closure that runs inside the callbacks, before they are recorded.
  var during: (String) -> Void = { _ in }
  /// A closure that runs inside the callbacks, after they are recorded.
  var afterwards: (String) -> Void = { _ in }
  /// The values of `animated` in the callbacks.
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
    afterwards(callback)
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
    afterwards("isAppearing")
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

/// A controller that records when it enters and leaves a parent.
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
