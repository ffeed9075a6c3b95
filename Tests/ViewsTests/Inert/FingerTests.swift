#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Gestures on views")
  struct FingerTests {
    @Test("A tap on a view with a recogniser calls its handler")
    func tapping() throws {
      let card = UIView()
      card.addSubview(label("Card"))
      var states: [UIGestureRecognizer.State] = []
      let tap = UITapGestureRecognizer()
      tap.headlessHandler = { states.append($0.state) }
      card.addGestureRecognizer(tap)
      #expect(tap.view === card)
      let screen = Screen(card)
      #expect(screen.window.user.possibleGestures.contains("tap button \"Card\""))
      try screen.window.user.tap("Card")
      #expect(states == [.ended])
      #expect(tap.state == .possible)
      card.isUserInteractionEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.tap("Card") }
      card.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
    }

    @Test("A continuous gesture begins, changes and ends, unless its delegate prevents it")
    func pressing() throws {
      final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      }
      let view = UIView()
      let press = UILongPressGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      press.headlessHandler = { states.append($0.state) }
      view.addGestureRecognizer(press)
      let screen = Screen(view)
      #expect(try screen.window.user.perform(press))
      #expect(states == [.began, .changed, .ended])
      let refusing = Refusing()
      press.delegate = refusing
      #expect(try !screen.window.user.perform(press))
      #expect(states.count == 3)
      #expect(throws: UserGestureError.self) { try screen.window.user.perform(UITapGestureRecognizer()) }
    }

    @Test("A pull refreshes, and not again until that has ended")
    func pulling() throws {
      let scroll = UIScrollView()
      let refresh = UIRefreshControl()
      var pulls = 0
      refresh.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
      scroll.refreshControl = refresh
      let screen = Screen(scroll)
      try screen.window.user.pullToRefresh()
      try screen.window.user.pullToRefresh()
      #expect(pulls == 1)
      #expect(refresh.isRefreshing)
      refresh.endRefreshing()
      try screen.window.user.pullToRefresh()
      #expect(pulls == 2)
    }

    @Test("A tap on a segment selects it and sends an event once")
    func segments() throws {
      let control = UISegmentedControl(items: ["Groups", "Bookmarks"])
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let page = UIViewController()
      page.navigationItem.titleView = control
      let screen = Screen(UINavigationController(rootViewController: page))
      try screen.window.user.tap("Bookmarks")
      try screen.window.user.tap("Bookmarks")
      #expect(control.selectedSegmentIndex == 1)
      #expect(changes == 1)
      #expect(screen.window.renderedText.contains("[Groups | *Bookmarks*]"))
    }

    @Test("A search tells the updater each text, and its end")
    func searching() throws {
      final class Updater: NSObject, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
          texts.append(searchController.searchBar.text ?? "")
        }
      }
      let page = UIViewController()
      let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
      search.searchResultsUpdater = updater
      page.navigationItem.searchController = search
      let screen = Screen(UINavigationController(rootViewController: page))
      try screen.window.user.search(for: "shoes")
      #expect(search.isActive)
      #expect(updater.texts == ["", "shoes"])
      #expect(screen.window.renderedText.contains("|shoes|"))
      try screen.window.user.cancelSearch()
      #expect(!search.isActive)
      #expect(updater.texts == ["", "shoes", ""])
    }

    @Test("A button in place of a bar button is tapped as one")
    func customViews() throws {
      var taps = 0
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button("Info") { taps += 1 })
      let screen = Screen(UINavigationController(rootViewController: page))
      try screen.window.user.tap(barButton: "Info")
      #expect(taps == 1)
      #expect(screen.window.renderedText.contains("[Info]"))
    }
  }
#endif
