import Portolan
import PortolanHierarchy
@_exported public import PortolanTestTraits
import PortolanTool
import StoreApp
import StoreLinks
import StoreTool
import Testing

@_exported public import struct PortolanTestSupport.SeededGenerator
@_exported public import func PortolanTestSupport.settle
@_exported public import func PortolanTestSupport.until

typealias StoreRun = ToolRun<StoreUnderTool>

extension ToolRun where App == StoreUnderTool {
  /// Starts a run from a cold start, with options of the command line.
  static func start(_ options: String...) async throws -> StoreRun {
    ToolRun(try await StoreUnderTool(options: .parse(options)))
  }
}

/// A state where a user can be when a link arrives.
enum StartingState: String, CaseIterable, CustomTestStringConvertible {
  case fresh, otherTab, deep, underModal, underTwoModals
  /// A state without tabs, in which the root is the onboarding in a navigation controller.
  case onboarding
  case onboardingUnderModal

  static let shop: [StartingState] = [.fresh, .otherTab, .deep, .underModal, .underTwoModals]

  var testDescription: String { rawValue }

  /// The number of modals.
  var modalCount: Int {
    switch self {
    case .fresh, .otherTab, .deep, .onboarding: 0
    case .underModal, .onboardingUnderModal: 1
    case .underTwoModals: 2
    }
  }

  private var way: [StoreScreen] {
    switch self {
    case .fresh: []
    case .otherTab: [.catalogue]
    case .deep: [.product(id: 1), .product(id: 2), .product(id: 3)]
    case .underModal: [.bag]
    case .underTwoModals: [.product(id: 1), .bag, .textInput]
    case .onboarding: [.onboarding]
    case .onboardingUnderModal: [.onboarding, .bag]
    }
  }

  /// Creates a store in this state.
  @MainActor
  func store(session: Session = Session()) async throws -> Store {
    let store = Store(window: UIWindow(), session: session)
    try await store.launch()
    for screen in way { try await store.router.navigate(to: screen) }
    #expect(store.modals.count == modalCount)
    return store
  }
}

extension Store {
  /// Creates a store that shares nothing with other windows.
  convenience init(window: UIWindow, session: Session) {
    self.init(window: window, shop: Shop(session: session))
  }

  /// Creates a store with another catalogue.
  convenience init(window: UIWindow, catalogue: Catalogue) {
    self.init(window: window, shop: Shop(catalogue: catalogue))
  }

  var session: Session { shop.session }

  var bag: Bag { shop.bag }

  /// The innermost controller that the user sees on top.
  var top: UIViewController? { window.visibleScreens.last }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  /// The presented controllers, from the lowest to the highest.
  var modals: [UIViewController] {
    var modals: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let modal = next {
      modals.append(modal)
      next = modal.presentedViewController
    }
    return modals
  }

  /// Performs a navigation that must be refused and change nothing, and returns the code of its error.
  func refusal(to destination: Destination) async -> RoutingError.Code? {
    let before = WindowInstances(of: window)
    let snapshot = HierarchySnapshot(of: window)
    let error = await #expect(throws: RoutingError.self) { try await router.navigate(to: destination) }
    #expect(WindowInstances(of: window) == before)
    #expect(HierarchySnapshot(of: window) == snapshot)
    return error?.code
  }
}

/// Returns a store whose root is a screen without containers.
@MainActor
func bareStore() -> Store {
  let store = Store(window: UIWindow())
  store.window.rootViewController = UIViewController()
  store.window.makeKeyAndVisible()
  #if !canImport(UIKit)
    HeadlessSystem.stopKeeping(store.window)
  #endif
  return store
}
