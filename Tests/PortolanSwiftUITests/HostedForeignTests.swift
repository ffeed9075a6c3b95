import PortolanSwiftUI
import PortolanArticles
import Testing

@MainActor
@Suite("A hosted view with a navigation stack of its own", .everyCompletion, .limited)
struct HostedForeignTests {
  private let notes = NotesApp()

  /// A change that SwiftUI makes in its own controllers, because the model of a view has changed.
  enum Change: CaseIterable {
    case push, pop, replaceTheStack, removeTheStack, addAnotherStack
  }

  /// An action that lets SwiftUI change its controllers during the commit, and then fails.
  private struct Interrupted: Action {
    let change: @MainActor () -> Void

    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool
    ) async throws -> Undo? {
      change()
      throw Failure()
    }
  }

  @Test("No undo takes back a change that SwiftUI makes inside a hosting controller", arguments: Change.allCases)
  func undo(change: Change) async throws {
    let home = try await notes.go(.home)
    let foreign = addStack(to: home)
    var wanted = foreign.viewControllers
    let interrupted = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory())
      .using(
        Interrupted {
          notes.app.atOnce {
            switch change {
            case .push: foreign.pushViewController(UIViewController(), animated: false)
            case .pop: foreign.popViewController(animated: false)
            case .replaceTheStack: foreign.setViewControllers([UIViewController()], animated: false)
            case .removeTheStack: remove(foreign)
            case .addAnotherStack: addStack(to: home)
            }
          }
          wanted = foreign.viewControllers
        }
      )
      .from(.current).assemble()
    let error = await #expect(throws: (any Error).self) {
      try await notes.router.navigate(to: interrupted, animated: false)
    }
    #expect(error is Failure, "\(error.map { "\($0)" } ?? "")")
    #expect(foreign.viewControllers.elementsEqual(wanted, by: ===))
    #expect(foreign.parent === (change == .removeTheStack ? nil : home))
    #expect(home.children.count == (change == .addAnotherStack ? 2 : change == .removeTheStack ? 0 : 1))
    #expect(notes.screens == [.home])
  }

  @Test("A change that SwiftUI makes while a navigation succeeds does not fail it")
  func success() async throws {
    let home = try await notes.go(.home)
    let foreign = addStack(to: home)
    notes.router.add(
      InlineInterceptor<Any?> { _ in foreign.pushViewController(UIViewController(), animated: false) })
    try await notes.go(.note(id: 1), animated: true)
    #expect(notes.screens == [.home, .note(id: 1)])
    #expect(foreign.viewControllers.count == 3)
    try await notes.go(.home)
    #expect(foreign.viewControllers.count == 4)
  }

  @Test("No finder looks inside a hosting controller, and no route pushes there")
  func finder() async throws {
    let home = try await notes.go(.home)
    let foreign = addStack(to: home)
    foreign.topViewController?.setScreen(NoteScreen.note(id: 2))
    let scope = SearchScope(window: notes.window)
    let found = try ClassFinder<UINavigationController, Any?>().findViewController(with: nil, in: scope)
    #expect(found === notes.stack)
    let note = try await notes.go(.note(id: 2))
    #expect(note.parent === notes.stack)
    #expect(foreign.viewControllers.count == 2)
  }

  @Test("The tree of a failure still shows the controllers inside a hosting controller")
  func tree() async throws {
    let home = try await notes.go(.home)
    addStack(to: home)
    #expect(
      notes.app.tree.contains("HostedController<HomeAssembly>  ← top\n      └─ UINavigationController"),
      "\(notes.app.tree)")
  }

  /// Adds a navigation controller with two screens, as SwiftUI does for a `NavigationStack`.
  @discardableResult
  private func addStack(to viewController: UIViewController) -> UINavigationController {
    let foreign = stack(UIViewController(), UIViewController())
    notes.app.atOnce {
      viewController.addChild(foreign)
      viewController.view.addSubview(foreign.view)
      foreign.didMove(toParent: viewController)
    }
    return foreign
  }

  private func remove(_ foreign: UINavigationController) {
    foreign.willMove(toParent: nil)
    foreign.view.removeFromSuperview()
    foreign.removeFromParent()
  }
}
