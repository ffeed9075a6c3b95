#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: the header of UISearchTab, as docs.rs/objc2-ui-kit (UISearchTab.rs) quotes it, "the header" below, and
  // developer.apple.com/documentation/uikit/uisearchtab.
  @MainActor
  @Suite("The tab of the search", .headlessOnly, .rule(.tabs), .limited)
  struct SearchTabTests {
    private let search = UISearchController(searchResultsController: nil)
    private let home: UITab
    private let searching: UISearchTab
    private let tabs: UITabBarController
    private let screen: Screen

    init() async {
      let search = search
      home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
      searching = UISearchTab { _ in
        let page = UIViewController()
        page.navigationItem.searchController = search
        return UINavigationController(rootViewController: page)
      }
      tabs = UITabBarController(tabs: [home, searching])
      screen = Screen(tabs)
      await settle()
    }

    // Source: developer.apple.com/documentation/uikit/uisearchtab/init(viewcontrollerprovider:): "Creates a search tab with a system
    // localized title and image".
    @Test("The tab of the search has a title and an image of its own", .tags(.documented))
    func looks() {
      #expect(!searching.title.isEmpty)
      #expect(searching.image != nil)
      #expect(searching.tabBarController === tabs)
    }

    // Source: the header, by which the class inherits the designated initialiser of UITab.
    @Test("A tab of the search can have a title, an image and an identifier of the app's own", .tags(.documented))
    func ownLooks() {
      let page = UIViewController()
      let tab = UISearchTab(title: "Find", image: nil, identifier: "find") { _ in page }
      #expect([tab.title, tab.identifier] == ["Find", "find"])
      #expect(tab.image == nil)
      #expect(tab.viewController === page)
    }

    // Source: the header, automaticallyActivatesSearch: "The default value is `NO`".
    @Test("The selection of the search tab begins no search by default", .tags(.documented))
    func inactive() async {
      #expect(!searching.automaticallyActivatesSearch)
      tabs.selectedTab = searching
      await settle()
      #expect(!search.isActive)
    }

    // Source: the header: "When this property is set to `YES`, the search field will be activated when the tab is selected".
    @Test("The selection of the search tab begins the search if that is asked for", .tags(.documented))
    func active() async {
      searching.automaticallyActivatesSearch = true
      tabs.selectedTab = searching
      await settle()
      #expect(search.isActive)
    }

    // Source: the header: "when search is cancelled, the previously selected tab in the tab bar will be restored and selected".
    @Test("The end of that search selects the former tab, and the end of another search does not", .tags(.documented))
    func cancelled() async {
      searching.automaticallyActivatesSearch = true
      tabs.selectedTab = searching
      await settle()
      search.isActive = false
      await settle()
      #expect(tabs.selectedTab === home)
      searching.automaticallyActivatesSearch = false
      tabs.selectedTab = searching
      search.isActive = true
      search.isActive = false
      await settle()
      #expect(tabs.selectedTab === searching)
    }
  }
#endif
