#if !canImport(UIKit)
  import Foundation
  import Portolan
  import StoreApp
  import StoreLinks
  import Testing

  @Suite("The store in scenes", .limited)
  @MainActor
  struct SceneTests {
    private func connect(_ options: UIScene.ConnectionOptions = HeadlessSystem.connectionOptions(), shop: Shop) -> (
      UIWindowScene, StoreSceneDelegate
    ) {
      let (scene, delegate) = (UIWindowScene(), StoreSceneDelegate(shop: shop))
      delegate.scene(scene, willConnectTo: HeadlessSystem.sceneSession(), options: options)
      return (scene, delegate)
    }

    private func screen(in delegate: StoreSceneDelegate) -> StoreScreen? {
      delegate.store?.top?.screen(as: StoreScreen.self)
    }

    private func activity(_ text: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: text)
      return activity
    }

    @Test("A cold start with a link of each kind opens the screen after the tabs", arguments: 0..<4)
    func coldStart(kind: Int) async throws {
      let response = HeadlessSystem.notificationResponse(userInfo: ["product": 42])
      let options = [
        HeadlessSystem.connectionOptions(urls: [URL(string: "store://products/42")!]),
        HeadlessSystem.connectionOptions(userActivities: [activity("https://store.example/products/42")]),
        HeadlessSystem.connectionOptions(notificationResponse: response),
        HeadlessSystem.connectionOptions(shortcutItem: StoreShortcut.bag.item),
      ][kind]
      let (scene, delegate) = connect(options, shop: Shop())
      #expect(delegate.window?.rootViewController is LaunchViewController)
      let store = try #require(delegate.store)
      let expected: StoreScreen = kind == 3 ? .bag : .product(id: 42)
      await until { screen(in: delegate) == expected }
      #expect(screen(in: delegate) == expected)
      #expect(store.window.windowScene === scene)
      #expect(store.tabs != nil)
    }

    @Test("A first cold start opens the screen after onboarding and login")
    func firstTime() async throws {
      let options = HeadlessSystem.connectionOptions(urls: [URL(string: "store://products/42")!])
      let (_, delegate) = connect(options, shop: Shop(preferences: Preferences(isFirstLaunch: true)))
      let store = try #require(delegate.store)
      await until { store.window.user.possibleGestures.contains { $0.contains("Start") } }
      #expect(store.top is OnboardingViewController)
      #expect(store.inbox.waitingCount == 1)
      try store.window.user.tap("Start")
      await until { store.window.user.possibleGestures.contains { $0.contains("Later") } }
      #expect(store.top is LoginViewController)
      try store.window.user.tap("Later")
      await until { store.top is ProductViewController }
      #expect(store.top is ProductViewController)
      #expect(store.shop.preferences.introductionWasShown && store.shop.preferences.loginWasOffered)
    }

    // The delegate of new scenes is one of the whole process.
    @Test(
      "A screen opens in a new window of the same shop, after its launch, and the first window stays as it is",
      .ownProcess)
    static func newWindowApart() async {
      await #expect(processExitsWith: .success) { try await SceneTests().newWindow() }
    }

    private func newWindow() async throws {
      let shop = Shop()
      let (_, first) = connect(shop: shop)
      let store = try #require(first.store)
      await until { screen(in: first) == .home }
      let second = StoreSceneDelegate(shop: shop)
      HeadlessSystem.supportMultipleScenes { _ in second }
      let place = StoreScreen.product(id: 42)
      let url = try #require(place.url)
      let target = WindowTarget.newWindow(carrying: activity(url.absoluteString))
      #expect(try await store.router.navigate(to: place, in: target) == nil)
      await until { screen(in: second) == place }
      #expect(screen(in: second) == place)
      #expect(second.store?.tabs != nil && second.store?.shop === shop)
      #expect(screen(in: first) == .home)
    }

    @Test("Links while the store runs are passed to their scene, and answered")
    func running() async throws {
      let shop = Shop()
      let (scene, one) = connect(shop: shop)
      let (other, two) = connect(shop: shop)
      one.scene(scene, openURLContexts: [HeadlessSystem.urlContext(URL(string: "store://products/1")!)])
      two.scene(other, continue: activity("https://store.example/products/2"))
      await until { screen(in: one) == .product(id: 1) && screen(in: two) == .product(id: 2) }
      #expect(screen(in: one) == .product(id: 1))
      #expect(screen(in: two) == .product(id: 2))

      var answers: [Bool] = []
      let unknown = UIApplicationShortcutItem(type: "nothing", localizedTitle: "Nothing")
      one.windowScene(scene, performActionFor: StoreShortcut.catalogue.item) { answers.append($0) }
      one.windowScene(scene, performActionFor: unknown) { answers.append($0) }
      await until { answers.count == 2 }
      #expect(answers.sorted { !$0 && $1 } == [false, true])
      #expect(one.store?.top is CatalogueViewController)
      #expect(two.store?.top is ProductViewController)
    }

    @Test("The device stores that the introduction was shown")
    func remembers() throws {
      let name = "StoreTests.\(UUID())"
      let defaults = try #require(UserDefaults(suiteName: name))
      defer { defaults.removePersistentDomain(forName: name) }
      #expect(!Preferences(storedIn: defaults).introductionWasShown)
      Preferences(storedIn: defaults).introductionWasShown = true
      Preferences(storedIn: defaults).loginWasOffered = true
      let later = Preferences(storedIn: defaults)
      #expect(later.introductionWasShown && later.loginWasOffered)
    }

    @Test("Releasing a store during the first launch leaks nothing")
    func noCycles() async throws {
      weak var store: Store?
      weak var root: UIViewController?
      do {
        let (_, delegate) = connect(shop: Shop(preferences: Preferences(isFirstLaunch: true)))
        store = delegate.store
        await until { store?.top is OnboardingViewController }
        root = delegate.window?.rootViewController
        #expect(root != nil)
        // A visible window stays, also if nothing holds it.
        delegate.window?.isHidden = true
      }
      await until { store == nil && root == nil }
      #expect(store == nil)
      #expect(root == nil)
    }
  }
#endif
