import Observation
import PortolanSwiftUI

/// The screens of an app whose notes are SwiftUI views.
enum NoteScreen: Screen, Codable {
  case home
  case note(id: Int)
  case draft, sheet
  case embedded(AlbumScreen)

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .note, .draft: .push
    case .sheet: .present(as: .pageSheet)
    case .embedded(let screen): screen.route(in: Self.embedded, parent: .home)
    }
  }
}

/// The screens of a feature that does not know the app.
enum AlbumScreen: Screen, Codable {
  case album
  case photo(id: Int)

  var assembly: any Assembly { AlbumAssembly(screen: self) }

  var route: Route<Self> {
    switch self {
    case .album: .push(onto: .parent)
    case .photo: .present
    }
  }
}

/// The notes of the app, and the one that the user writes.
///
/// The tests are compiled for systems older than `@Observable`, and are observed on those that have it.
@MainActor
@dynamicMemberLookup
final class Notes {
  struct Content {
    var texts = [1: "Milk", 2: "Bread"]
    var draft = ""
    var mayLeave = true
  }

  var questions = 0
  private var stored = Content()
  /// The `ObservationRegistrar`, or `nil` if the system has none.
  private let registrar: Any?

  init() {
    if #available(iOS 17, macCatalyst 17, macOS 14, *) { registrar = ObservationRegistrar() } else { registrar = nil }
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: member] }
    set { content[keyPath: member] = newValue }
  }

  private var content: Content {
    get {
      if #available(iOS 17, macCatalyst 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar {
        registrar.access(self, keyPath: \.content)
      }
      return stored
    }
    set {
      if #available(iOS 17, macCatalyst 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar {
        registrar.withMutation(of: self, keyPath: \.content) { stored = newValue }
      } else {
        stored = newValue
      }
    }
  }
}

@available(iOS 17, macCatalyst 17, macOS 14, *)
extension Notes: Observable {}

/// The root assembly of the app.
struct NotesAssembly: AssemblyDataSource {
  let notes: Notes

  func getAssembly(key: NoteScreen) -> (any Assembly)? {
    switch key {
    case .home: HomeAssembly(notes: notes)
    case .note(let id): NoteAssembly(id: id, notes: notes)
    case .draft, .sheet: DraftAssembly(notes: notes)
    case .embedded(let screen): screen.assembly(in: NoteScreen.embedded)
    }
  }
}

struct HomeAssembly: HostingAssembly {
  let notes: Notes

  let title = "Notes"
  var text: String { "\(notes.texts.count) notes" }
  var actions: [HostedAction] {
    notes.texts.keys.sorted().map { id in HostedAction("Note \(id)") { $0.navigate(NoteScreen.note(id: id)) } }
  }
}

struct NoteAssembly: HostingAssembly {
  let id: Int
  let notes: Notes

  var title: String { "Note \(id)" }
  var text: String { notes.texts[id] ?? "Nothing" }
  var actions: [HostedAction] {
    [
      HostedAction("Album") { $0.navigate(NoteScreen.embedded(.album)) },
      HostedAction("Done") { $0.close() },
      HostedAction("Delete", isEnabled: notes.texts[id] != nil) { _ in notes.texts[id] = nil },
      HostedAction("Other") { $0.openURL(URL(fileURLWithPath: "/note/2")) },
      HostedAction("Website") { $0.openURL(URL(fileURLWithPath: "/elsewhere")) },
    ]
  }

  func prepare(_ viewController: UIViewController) {
    viewController.hidesBottomBarWhenPushed = true
  }
}

struct DraftAssembly: HostingAssembly {
  let notes: Notes

  var text: String { notes.draft }
  var hasUnsavedChanges: Bool { !notes.draft.isEmpty }
  var actions: [HostedAction] { [HostedAction("Cancel") { $0.close() }] }

  func confirmLeaving(_ viewController: UIViewController) async throws -> Bool {
    notes.questions += 1
    return notes.mayLeave
  }
}

struct AlbumAssembly: HostingAssembly {
  let screen: AlbumScreen

  var text: String { "\(screen)" }
  var actions: [HostedAction] {
    [
      HostedAction("Photo") { NavigateAction.To<AlbumScreen>($0.navigate)(.photo(id: 3), animated: false) },
      HostedAction("Again") { $0.navigate(AlbumScreen.album) },
    ]
  }
}

/// A screen that is shown again with another context.
struct SearchAssembly: ContextAcceptingAssembly, ContextCheckingAssembly {
  struct Refused: Error {}

  var query: String

  var title: String { "Search" }
  var text: String { "Results for \(query)" }

  mutating func setup(with context: String) throws {
    query = context
    if context.isEmpty { throw Refused() }
  }

  func isTarget(for context: String) -> Bool { context == query }
}

/// A screen that closes with a value.
struct ColorAssembly: DismissibleAssembly {
  typealias DismissalContext = String

  var text: String { "Choose" }
  var actions: [HostedAction] {
    [HostedAction("Red") { $0.close(with: "red", animated: false) }, HostedAction("One") { $0.close(with: 1) }]
  }
}
