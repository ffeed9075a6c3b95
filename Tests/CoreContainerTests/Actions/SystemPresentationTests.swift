import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("What the system presents", .everyCompletion, .limited)
struct SystemPresentationTests {
  private let list = CatalogueViewController()
  private let navigation: UINavigationController
  private let app: App

  init() {
    list.definesPresentationContext = true
    navigation = stack(list)
    app = App(root: tabs(navigation, HomeViewController()))
  }

  private let pushing = build(BagViewController.self).using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.current)
  private let presenting = build(AccountViewController.self).using(.present).from(.current)

  /// Presents a search as UIKit does while it is active.
  private func beginSearch() throws -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.modalPresentationStyle = .overCurrentContext
    app.present(search)
    try #require(list.presentedViewController === search)
    return search
  }

  @Test("A push from a result keeps the search")
  func searchStays() async throws {
    let search = try beginSearch()
    #expect(try app.router.plan(to: pushing).dismissed.isEmpty)
    try await app.router.navigate(to: pushing, animated: false)
    #expect(navigation.topViewController is BagViewController)
    #expect(list.presentedViewController === search)
    try await app.router.navigate(to: Step.found(by: ClassFinder<CatalogueViewController, Any?>()))
    #expect(navigation.topViewController === list)
    #expect(list.presentedViewController === search)
  }

  @Test("Closing a result keeps the search, and closing the search ends it")
  func closingKeepsSearch() async throws {
    let search = try beginSearch()
    let bag = try await app.router.navigate(to: pushing, animated: false).viewController
    #expect(try await bag.close(animated: false))
    #expect(navigation.topViewController === list)
    #expect(list.presentedViewController === search)
    #expect(try await search.close(animated: false))
    #expect(list.presentedViewController == nil)
  }

  @Test("A screen is presented over a search, which presents it")
  func overSearch() async throws {
    let search = try beginSearch()
    try await app.router.navigate(to: presenting, animated: false)
    #expect(search.presentedViewController is AccountViewController)
    #expect(list.presentedViewController === search)
  }

  @Test("A search that does not stay is dismissed")
  func searchLeaves() async throws {
    let search = try beginSearch()
    search.staysDuringNavigation = false
    try await app.router.navigate(to: Step.found(by: ClassFinder<CatalogueViewController, Any?>()))
    #expect(list.presentedViewController == nil)
  }

  #if !canImport(UIKit)
    @Test("A menu is dismissed before a screen is presented from below it")
    func menu() async throws {
      let menu = HeadlessMenu()
      app.present(menu)
      try await app.router.navigate(to: presenting, animated: false)
      await app.rest()
      #expect(menu.presentingViewController == nil)
      #expect(app.top is AccountViewController)
      #expect(menu.presentedViewController == nil)
    }

    @Test("A menu is not where a navigation starts, and a push below it dismisses it")
    func below() async throws {
      app.present(HeadlessMenu())
      try await app.router.navigate(to: pushing, animated: false)
      #expect(navigation.topViewController is BagViewController)
      #expect(app.top is BagViewController)
    }
  #endif

  @Test("A sheet of the system is dismissed as a sheet of the app")
  func sharing() async throws {
    let sharing = UIActivityViewController(activityItems: ["A book"], applicationActivities: nil)
    sharing.popoverPresentationController?.sourceView = list.view
    app.present(sharing)
    try await app.router.navigate(to: Step.found(by: ClassFinder<CatalogueViewController, Any?>()))
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("Closing a result in a sheet that stays keeps the search in it")
  func closingInStayingSheet() async throws {
    let list = CatalogueViewController()
    list.definesPresentationContext = true
    let sheet = stack(list)
    sheet.staysDuringNavigation = true
    let app = App(root: HomeViewController())
    app.present(sheet)
    let search = UISearchController(searchResultsController: nil)
    search.modalPresentationStyle = .overCurrentContext
    app.present(search)
    let bag = BagViewController()
    app.atOnce { sheet.pushViewController(bag, animated: false) }
    #expect(try await bag.close(animated: false))
    #expect(list.presentedViewController === search)
  }

  @Test("Closing a sheet that stays keeps the search below it")
  func closingSheetKeepsSearch() async throws {
    let search = try beginSearch()
    let sheet = InfoViewController()
    sheet.staysDuringNavigation = true
    app.atOnce { app.window.rootViewController?.present(sheet, animated: false) }
    #expect(try await sheet.close(animated: false))
    #expect(list.presentedViewController === search)
  }
}
