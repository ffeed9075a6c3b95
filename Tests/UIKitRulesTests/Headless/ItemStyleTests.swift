#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: the header of UINavigationItem, as objc2 quotes it (github.com/madsmtm/objc2-generated), "the header" below.
  @MainActor
  @Suite("Styles of items", .headlessOnly, .rule(.items), .tags(.documented), .limited)
  struct ItemStyleTests {
    private let page = UIViewController()
    private let stack: UINavigationController
    private let screen: Screen

    init() {
      page.title = "Page"
      stack = UINavigationController(rootViewController: page)
      screen = Screen(stack)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
    }

    private var bar: String { screen.window.renderedText.split(separator: "\n").first.map(String.init) ?? "" }

    // Source: developer.apple.com/documentation/uikit/uinavigationitem/backaction: no button is made for an action in the editor's style.
    @Test("A back action makes a button on the first controller, and not in the style of an editor")
    func backAction() throws {
      var taps = 0
      page.navigationItem.backAction = UIAction(title: "Done") { _ in taps += 1 }
      for style in [UINavigationItem.ItemStyle.navigator, .browser] {
        page.navigationItem.style = style
        try screen.window.user.back()
      }
      #expect(taps == 2)
      page.navigationItem.style = .editor
      #expect(throws: UserGestureError.self) { try screen.window.user.back() }
    }

    // Source: developer.apple.com/documentation/uikit/uinavigationitem/itemstyle: an editor has a back chevron without a title.
    @Test("The back button of an editor has no title, and pops")
    func editor() throws {
      let document = UIViewController()
      document.title = "Draft"
      document.navigationItem.style = .editor
      stack.pushViewController(document, animated: false)
      #expect(bar == "[‹] Draft")
      document.navigationItem.style = .browser
      #expect(bar == "[‹ Page] Draft")
      document.navigationItem.style = .editor
      try screen.window.user.back()
      #expect(stack.viewControllers == [page])
    }

    @Test("A subtitle follows the title on iOS 26, and a view in its place goes before it")
    func subtitle() {
      page.navigationItem.subtitle = "3 items"
      #expect(bar == "Page")
      simulating(iOS: 26) {
        #expect(bar == "Page 3 items")
        let label = UILabel()
        label.text = "4 items"
        page.navigationItem.subtitleView = label
        #expect(bar == "Page 4 items")
        let title = UILabel()
        title.text = "Own"
        page.navigationItem.titleView = title
        #expect(bar == "Own")
      }
    }

    @Test("The placement of the search bar that is asked for is the one that is told, and changes no controller")
    func placement() throws {
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      #expect(page.navigationItem.searchBarPlacement == .stacked)
      page.navigationItem.preferredSearchBarPlacement = .integratedButton
      #expect(page.navigationItem.searchBarPlacement == .integratedButton)
      page.toolbarItems = [page.navigationItem.searchBarPlacementBarButtonItem]
      try screen.window.user.search(for: "shoe")
      #expect(search.searchBar.text == "shoe")
      #expect(stack.viewControllers == [page])
    }

    @Test(
      "The item for the place of the search ends the program on either side of the bar", .ownProcess,
      arguments: [true, false])
    func refusedInBar(isLeft: Bool) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isLeft] in
        await MainActor.run {
          let item = UINavigationItem(title: "Page")
          let search = item.searchBarPlacementBarButtonItem
          if isLeft { item.leftBarButtonItem = search } else { item.rightBarButtonItems = [search] }
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("searchBarPlacementBarButtonItem belongs into the toolbar items") == true)
    }
  }
#endif
