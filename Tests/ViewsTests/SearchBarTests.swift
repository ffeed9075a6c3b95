#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: developer.apple.com/documentation/uikit/uisearchbardelegate.
  @MainActor
  @Suite("The delegate of a search bar")
  struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
      var heard: [String] = []
      var mayBegin = true

      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "x" }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    }

    private let listener = Listener()

    @Test("A search bar among the views tells its delegate of the typing, the search key, and the end")
    func amongViews() throws {
      let bar = UISearchBar(frame: .zero)
      bar.placeholder = "Find"
      bar.delegate = listener
      let screen = Screen(bar)
      listener.mayBegin = false
      #expect(throws: UserGestureError.self) { try screen.window.user.type("o", into: "Find") }
      #expect(listener.heard.isEmpty)
      listener.mayBegin = true
      try screen.window.user.type("oxk", into: "Find")
      try screen.window.user.pressReturn()
      #expect(listener.heard == ["begin", "o", "ok", "search"])
      #expect(bar.isFirstResponder)
      bar.resignFirstResponder()
      #expect(listener.heard.last == "end")
      #expect(listener.heard.count == 5)
      #expect(throws: UserGestureError.self) { try screen.window.user.pressReturn() }
    }

    @Test("A search bar among the views begins the search of its controller, and updates its results")
    func ofController() throws {
      final class Updater: NSObject, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
          texts.append(searchController.searchBar.text ?? "")
        }
      }
      let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
      search.searchResultsUpdater = updater
      search.searchBar.placeholder = "Find"
      search.searchBar.delegate = listener
      let screen = Screen(search.searchBar)
      try screen.window.user.type("ok", into: "Find")
      #expect(search.isActive)
      #expect(updater.texts == ["", "o", "ok"])
      search.isActive = false
      #expect(listener.heard == ["begin", "o", "ok", "end"])
      #expect(updater.texts.last == "")
      #expect(!search.searchBar.isFirstResponder)
    }

    @Test("A search bar in place of a title is typed into like one among the views, until its screen leaves")
    func inPlaceOfTitle() throws {
      let (page, bar) = (UIViewController(), UISearchBar(frame: .zero))
      bar.placeholder = "Find"
      bar.delegate = listener
      page.navigationItem.titleView = bar
      let stack = UINavigationController(rootViewController: UIViewController())
      let screen = Screen(stack)
      #expect(bar.window == nil)
      stack.pushViewController(page, animated: false)
      #expect(bar.window === screen.window)
      #expect(screen.window.user.possibleGestures.contains("type into \"Find\""))
      try screen.window.user.type("ok", into: "Find")
      #expect(bar.isFirstResponder)
      #expect(screen.window.renderedText.contains("|ok|"))
      try screen.window.user.pressReturn()
      stack.popViewController(animated: false)
      #expect(bar.window == nil)
      #expect(!bar.isFirstResponder)
      #expect(listener.heard == ["begin", "o", "ok", "search", "end"])
    }

    @Test("A search in the bar of a stack tells its beginning, the search key and its end once")
    func inStack() throws {
      let (page, search) = (UIViewController(), UISearchController(searchResultsController: nil))
      search.searchBar.delegate = listener
      page.navigationItem.searchController = search
      let user = Screen(UINavigationController(rootViewController: page)).window.user
      #expect(throws: UserGestureError.self) { try user.pressReturn() }
      try user.search(for: "shoe")
      try user.search(for: "shoes")
      #expect(user.possibleGestures.contains("press return"))
      try user.pressReturn()
      try user.cancelSearch()
      #expect(listener.heard == ["begin", "shoe", "shoes", "search", "cancel", "end"])
      try user.search(for: "hat")
      search.searchBar.resignFirstResponder()
      search.isActive = false
      #expect(listener.heard.suffix(3) == ["begin", "hat", "end"])
    }
  }
#endif
