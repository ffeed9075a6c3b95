#if !canImport(UIKit)
  import Portolan

  /// A container of two books; one is open.
  final class Shelf: UIViewController, ContainerViewController {
    private(set) var books: [UIViewController] = []
    private(set) var open = 0

    init() {
      super.init(nibName: nil, bundle: nil)
      for screen in [FlawedScreen.leftBook, .rightBook] {
        let book = FlawedModel.shared.build(screen)
        book.setScreen(screen)
        books.append(book)
        if FlawedModel.fault == .strayChild, screen == .rightBook { continue }
        addChild(book)
        book.didMove(toParent: self)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(books[open].view)
    }

    /// Opens a book.
    func show(_ book: UIViewController) {
      guard let index = books.firstIndex(where: { $0 === book }) else { return }
      books[open].view.removeFromSuperview()
      open = index
      view.addSubview(book.view)
      if FlawedModel.fault == .lyingContainer, index == 0 { drop() }
    }

    /// Replaces the books.
    func fill(_ controllers: [UIViewController]) {
      for book in books where !controllers.contains(where: { $0 === book }) { remove(book) }
      for book in controllers where book.parent !== self {
        addChild(book)
        book.didMove(toParent: self)
      }
      books = controllers
      open = min(open, max(controllers.count - 1, 0))
      if isViewLoaded, !books.isEmpty { view.addSubview(books[open].view) }
    }

    private func drop() {
      for book in books.dropFirst() { remove(book) }
      books = Array(books.prefix(1))
    }

    private func remove(_ book: UIViewController) {
      book.willMove(toParent: nil)
      book.viewIfLoaded?.removeFromSuperview()
      book.removeFromParent()
    }

    var containerAdapter: any ContainerAdapter { ShelfAdapter(shelf: self) }
  }

  private struct ShelfAdapter: ContainerAdapter {
    let shelf: Shelf

    var containedViewControllers: [UIViewController] { shelf.books }
    var visibleViewControllers: [UIViewController] { shelf.books.isEmpty ? [] : [shelf.books[shelf.open]] }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws { shelf.show(viewController) }

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      shelf.fill(viewControllers)
    }
  }

  /// An action that dismisses what is on screen before it presents, without saying so.
  struct PresentAlone: Action, CustomStringConvertible {
    nonisolated var description: String { "present alone" }

    func perform(
      with viewController: UIViewController, on existingController: UIViewController, animated: Bool
    ) async throws -> Undo? {
      var presenter = existingController
      while let below = presenter.presentingViewController {
        await withCheckedContinuation { continuation in below.dismiss(animated: false) { continuation.resume() } }
        presenter = below
      }
      await withCheckedContinuation { continuation in
        presenter.present(viewController, animated: false) { continuation.resume() }
      }
      return nil
    }
  }

  /// A delegate that forgets the detail of a collapsed split view controller.
  final class ForgetfulSplitDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { UIViewController() }
  }

  /// A delegate that forgets the detail of a split view controller that collapses before it was on screen.
  final class LateSplitDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { splitViewController.isBeingPresented || splitViewController.viewIfLoaded?.window == nil }
  }
#endif
