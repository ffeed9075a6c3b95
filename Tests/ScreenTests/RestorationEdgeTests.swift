import Foundation
import Portolan
import PortolanTestSupport
import Testing

@MainActor
@Suite("Restoring what is not as it was", .serialized, .limited)
struct RestorationEdgeTests {
  /// An app of two tabs, each with a stack of its own.
  enum Tab: Screen, Codable {
    case tabs, search, home, bag
    case product(id: Int)

    @MainActor static var roots: [Tab] = [.home, .bag]

    struct One: Assembly {
      let screen: Tab
      func build() -> UIViewController {
        guard screen == .tabs else { return PageViewController(name: "\(screen)") }
        let tabs = UITabBarController()
        tabs.viewControllers = Tab.roots.map {
          UINavigationController(rootViewController: $0.buildController())
        }
        return tabs
      }
    }

    var assembly: any Assembly { One(screen: self) }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .search, .home, .bag: .part(of: .tabs)
      case .product: .push
      }
    }
  }

  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() {
    Tab.roots = [.home, .bag]
    router = DefaultRouter(window: window)
  }

  private var stacks: [[Tab?]] {
    ((window.rootViewController as? UITabBarController)?.viewControllers ?? []).map {
      ($0 as? UINavigationController)?.viewControllers.map { $0.screen(as: Tab.self) } ?? []
    }
  }

  @Test("A tab that was added since does not get the stack of another tab")
  func addedTab() async throws {
    try await router.navigate(to: Tab.bag, animated: false)
    try await router.navigate(to: Tab.product(id: 1), animated: false)
    let state = NavigationState<Tab>(of: window)
    Tab.roots = [.search, .home, .bag]
    window.rootViewController = nil
    try await router.restore(state)
    #expect(stacks == [[.search], [.home], [.bag, .product(id: 1)]])
    #expect((window.rootViewController as? UITabBarController)?.selectedIndex == 2)
  }

  @Test("A tab that is denied does not give its place to another tab")
  func deniedTab() async throws {
    try await router.navigate(to: Tab.bag, animated: false)
    let state = NavigationState<Tab>(of: window)
    router.add(
      InlineInterceptor<Any?> { if $0 as? Tab == .home { throw Failure() } else { .proceed } })
    window.rootViewController = nil
    try await router.restore(state)
    #expect(stacks == [[.home], [.bag]])
    #expect((window.rootViewController as? UITabBarController)?.selectedIndex == 1)
  }

  @Test("A stack that begins with another screen goes into the tab that is left, and no tab is taken twice")
  func otherBeginnings() async throws {
    typealias Node = NavigationState<Tab>.Node
    func stack(_ screens: Tab...) -> Node {
      Node(.container(.navigation), children: screens.map { Node(.screen($0)) }, isStack: true)
    }
    for stored in [[stack(.product(id: 1)), stack(.bag)], [stack(.home), stack(.home, .product(id: 2))]] {
      window.rootViewController = nil
      try await router.restore(NavigationState(root: Node(.screen(Tab.tabs), children: stored)))
      #expect(
        stacks == stored.map { $0.children.map { if case .screen(let screen) = $0.content { screen } else { nil } } })
    }
  }

  @Test("An active search is left out, and the modals over it are kept")
  func search() async throws {
    try await router.navigate(to: Tab.bag, animated: false)
    let state = NavigationState<Tab>(of: window)
    let search = UISearchController(searchResultsController: nil)
    window.rootViewController?.present(search, animated: false)
    await settle()
    #expect(NavigationState<Tab>(of: window) == state)
    search.present(UINavigationController(), animated: false)
    await settle()
    let presented = NavigationState<Tab>(of: window).root?.presented
    #expect(presented?.node.content == .container(.navigation))
  }

  @Test("The guards and tasks of the router are told screens, and nothing else")
  func onlyScreens() async throws {
    try await router.navigate(to: Tab.home, animated: false)
    let state = NavigationState<Tab>(of: window)
    var guarded: [String] = []
    var prepared: [String] = []
    router.add(
      InlineInterceptor<Any?> {
        guarded.append($0.map { "\($0)" } ?? "nothing")
        return .proceed
      })
    router.add(
      InlineContextTask<UIViewController, Any?> {
        guard !($0 is UINavigationController) else { return }
        prepared.append($1.map { "\($0)" } ?? "nothing")
      })
    window.rootViewController = nil
    try await router.restore(state)
    #expect(guarded == ["tabs", "home", "bag"])
    #expect(prepared == ["tabs"])
  }

  @Test("A restoration that is cancelled ends, although a guard never answers")
  func cancelledInGuard() async throws {
    try await router.navigate(to: Tab.home, animated: false)
    let state = NavigationState<Tab>(of: window)
    let before = HierarchySnapshot(of: window)
    let gate = Gate()
    router.add(InlineInterceptor<Any?>(checking: { _ in await gate.pass() }))
    let router = router
    let task = Task { try await router.restore(state) }
    await gate.arrivals(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(HierarchySnapshot(of: window) == before)
    gate.open()
  }

  @Test("A root that the app has set since stays when a restoration is given up")
  func rootOfSomebodyElse() async throws {
    try await router.navigate(to: Tab.home, animated: false)
    let state = NavigationState<Tab>(of: window)
    window.rootViewController = nil
    let own = UIViewController()
    let window = window
    router.add(
      InlineContextTask<UIViewController, Any?> { _, _ in
        window.rootViewController = own
        throw CancellationError()
      })
    await #expect(throws: CancellationError.self) { try await router.restore(state) }
    #expect(window.rootViewController === own)
  }

  @Test("The contents of a screen that is no container any more are left out and reported")
  func noContainer() async throws {
    let json = """
      {"format":1,"version":1,"root":{"screen":{"home":{}},"children":[
        {"screen":{"bag":{}},"presented":[{"screen":{"product":{"id":1}}}],"style":1}],
       "presented":[{"screen":{"product":{"id":2}}}],"style":1}}
      """
    let report = try await router.restore(NavigationState<Tab>(json: Data(json.utf8)))
    #expect(report.restored == [.home, .product(id: 2)])
    #expect(report.dropped.map(\.name) == ["bag", "product(id: 1)"])
    #expect(window.rootViewController?.presentedViewController?.screen(as: Tab.self) == .product(id: 2))
  }

  @Test("The modals of a hidden tab are left out and reported")
  func hiddenPresenter() async throws {
    try await router.navigate(to: Tab.home, animated: false)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let home = try #require(tabs.viewControllers?.first)
    home.definesPresentationContext = true
    let modal = Tab.product(id: 1).buildController()
    modal.modalPresentationStyle = .overCurrentContext
    home.present(modal, animated: false)
    try #require(modal.presentingViewController === home)
    tabs.selectedIndex = 1
    let state = NavigationState<Tab>(of: window)
    window.rootViewController = nil
    let report = try await router.restore(state)
    #expect(stacks == [[.home], [.bag]])
    #expect(report.restored == [.tabs, .home, .bag])
    #expect(report.dropped.map(\.description) == ["product(id: 1): its presenter is not visible"])
  }

  @Test("A style that not every controller can be presented with is not taken over", arguments: [-1, 7, 99])
  func hostileStyle(style: Int) async throws {
    let json = """
      {"format":1,"version":1,"root":{"screen":{"home":{}},"presented":[{"screen":{"bag":{}}}],"style":\(style)}}
      """
    try await router.restore(NavigationState<Tab>(json: Data(json.utf8)))
    let modal = window.rootViewController?.presentedViewController
    #expect(modal != nil)
    #expect(modal?.modalPresentationStyle == UIViewController().modalPresentationStyle)
  }

  @Test("A popover that would point at nothing is presented in another style", arguments: [true, false])
  func popover(hasSource: Bool) async throws {
    let view = UIView()
    struct Popovers: AssemblyDataSource {
      let source: UIView?
      func getAssembly(key: Tab) -> (any Assembly)? {
        guard key == .bag else { return nil }
        return InlineAssembly {
          let popover = UIViewController()
          popover.modalPresentationStyle = .popover
          popover.popoverPresentationController?.sourceView = source
          return popover
        }
      }
    }
    router.assembleScreens(with: Popovers(source: hasSource ? view : nil))
    let json = """
      {"format":1,"version":1,"root":{"screen":{"home":{}},"presented":[{"screen":{"bag":{}}}],"style":7}}
      """
    try await router.restore(NavigationState<Tab>(json: Data(json.utf8)))
    let modal = try #require(window.rootViewController?.presentedViewController)
    #expect((modal.modalPresentationStyle == .popover) == hasSource)
  }

  /// A screen of each presentation that a route can define.
  enum Sheet: Screen, Codable {
    case home, list, filter, options

    var assembly: any Assembly { InlineAssembly { UIViewController() } }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .list: .present(as: .sheet(detents: [.medium(), .large()], showsGrabber: true).staying().modal())
      case .filter:
        .when({ _ in true }, .presentInNavigation(as: .sheet(detents: [.medium(), .large()])), otherwise: .push)
      case .options: .present(over: Sheet.home, as: .popover(from: { $0.view }, arrows: .up))
      }
    }
  }

  @Test("A modal is presented as its route presents it", arguments: [Sheet.list, .filter, .options])
  func presentation(screen: Sheet) async throws {
    try await router.navigate(to: Sheet.home, animated: false)
    try await router.navigate(to: screen, animated: false)
    let old = try #require(window.rootViewController?.presentedViewController)
    let state = try NavigationState<Sheet>(json: NavigationState<Sheet>(of: window).json())
    window.rootViewController = nil
    try await router.restore(state)
    let new = try #require(window.rootViewController?.presentedViewController)
    #expect(new !== old)
    #expect(new.modalPresentationStyle == old.modalPresentationStyle)
    #expect(new.staysDuringNavigation == (screen == .list))
    #expect(new.isModalInPresentation == (screen == .list))
    guard screen != .options else {
      #expect(new.popoverPresentationController?.permittedArrowDirections == .up)
      return
    }
    #expect(new.sheetPresentationController?.detents.count == 2)
    #expect(new.sheetPresentationController?.prefersGrabberVisible == (screen == .list))
  }

  @Test("Containers that cannot hold one another do not end the program", arguments: ["navigation", "tabs", "split"])
  func hostileContainers(inner: String) async throws {
    for outer in ["navigation", "tabs", "split"] {
      let child = #"{"container":"\#(inner)"}"#
      let json = """
        {"format":1,"version":1,"root":{"container":"\(outer)","stack":\(outer == "navigation"),
         "children":[\(child),\(child),\(child)]}}
        """
      try await router.restore(NavigationState<Tab>(json: Data(json.utf8)))
      let count = (window.rootViewController as? any ContainerViewController)?.containerAdapter.containedViewControllers
        .count
      let expected = outer == "split" ? 2 : outer == "navigation" && inner != "tabs" ? 0 : 3
      #expect(count == expected, "\(inner) in \(outer)")
    }
  }

  @Test("Each screen of a container is restored or reported, whatever is selected", arguments: [nil, 0, 1])
  func selectedChild(selected: Int?) async throws {
    for container in [NavigationState<Tab>.Container.navigation, .tabs, .split] {
      for isStack in [true, false] {
        let report = try await router.restore(
          NavigationState<Tab>(
            root: .init(
              .container(container), children: [.init(.screen(.home)), .init(.screen(.bag))], selected: selected,
              isStack: isStack)))
        #expect(report.restored.count + report.dropped.count == 2, "\(container)")
      }
    }
  }

  @Test("Thousands of presentations do not end the program")
  func hostileWidth() async throws {
    let child = #"{"container":"tabs","presented":[{"container":"tabs"}],"style":1}"#
    let children = Array(repeating: child, count: 15_000)
    let json = """
      {"format":1,"version":1,"root":{"container":"tabs","children":[\(children.joined(separator: ","))]}}
      """
    try await router.restore(NavigationState<Tab>(json: Data(json.utf8)))
    #expect((window.rootViewController as? UITabBarController)?.viewControllers?.count == 15_000)
  }
}
