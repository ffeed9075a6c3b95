import Portolan
import PortolanTestSupport
import PortolanTestTraits
import PortolanTesting
import Synchronization
import Testing

@MainActor
@Suite("The contract of containers", .limited)
struct ContainerContractTests {
  @Test("UIKit's containers keep the contract of containers")
  func builtIn() async throws {
    try await ContainerContract.check { UINavigationController() }
    try await ContainerContract.check { UITabBarController() }
    try await ContainerContract.check { UISplitViewController() }
    try await ContainerContract.check(children: 1) {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
  }

  @Test("Containers of other apps keep the contract of containers", arguments: StrangerKind.allCases)
  func strangers(kind: StrangerKind) async throws {
    func check<Container: StrangersContainer>(_ type: Container.Type) async throws {
      try await ContainerContract.check { Container() }
      try await ContainerContract.check(children: 1) { Container() }
    }
    try await check(kind.type)
    try await ContainerContract.check { DrawerViewController() }
  }

  #if !canImport(UIKit)
    // An adapter for UIKit needs the SDK of iOS 27.1, so that an app writes its own.
    @Test("An arrangement of iOS 27.1 keeps the contract of containers with a short adapter")
    func arrangement() async throws {
      try await ContainerContract.check { AdaptedArrangement() }
      try await ContainerContract.check(children: 1) { AdaptedArrangement() }
    }
  #endif

  @Test("A container that breaks the contract is an issue at the line of the call")
  func location() async throws {
    let line = Mutex<Int?>(nil)
    let before = #line
    try await withKnownIssue {
      try await ContainerContract.check { FaultyContainer(.takesNone) }
    } matching: { issue in
      line.withLock { $0 = issue.sourceLocation?.line }
      return issue.error is ContainerContract.Breach
    }
    #expect(line.withLock { $0 } == before + 2)
  }

  @Test("The contract of containers finds each fault", arguments: FaultyContainer.Fault.allCases)
  func faults(fault: FaultyContainer.Fault) async throws {
    let breach = await thrown { try await ContainerContract.check { FaultyContainer(fault) } }
    let faults = try #require(breach as? ContainerContract.Breach).description
    #expect(faults.contains(fault.rawValue), "\(faults)")
    #expect(faults.hasPrefix("FaultyContainer "))
  }
}

/// A container with one of the faults that the contract finds.
final class FaultyContainer: UIViewController, ContainerViewController {
  enum Fault: String, CaseIterable {
    case takesNone = "it lists others after a fill"
    case keepsOldOnes = "a child that was replaced has not left"
    case keepsOldViews = "the view of a child that was replaced has stayed on screen"
    case losesTheOrder = "it lists others after a replacement"
    case neverAdds = "a child has not been added after a fill"
    case addsNoneLate = "a child has not been added after its view was loaded"
    case showsTheFirst = "it does not show the child that it is told to"
    case showsNoView = "a child is not on screen after a fill"
    case loadsItsView = "its view is loaded by a fill"
    case cannotGoBack = "a route that failed was not undone"
    case isFull = "StrangerRefuses()"
  }

  private let fault: Fault?
  private var list: [UIViewController] = []
  private var chosen: UIViewController?
  private var changes = 0

  init(_ fault: Fault?) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var containerAdapter: any ContainerAdapter { Adapter(owner: self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    if fault != .addsNoneLate { install() }
  }

  private func install() {
    guard isViewLoaded, fault != .neverAdds else { return }
    for old in children where !list.contains(old) {
      if fault == .keepsOldOnes { continue }
      old.willMove(toParent: nil)
      if fault != .keepsOldViews { old.viewIfLoaded?.removeFromSuperview() }
      old.removeFromParent()
    }
    for new in list where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    for child in children where child !== front { child.viewIfLoaded?.removeFromSuperview() }
    if fault != .showsNoView, let front, front.view.superview == nil { view.addSubview(front.view) }
  }

  private var front: UIViewController? {
    fault == .showsTheFirst ? list.first : chosen.flatMap { list.contains($0) ? $0 : nil } ?? list.first
  }

  private struct Adapter: ContainerAdapter {
    let owner: FaultyContainer

    var containedViewControllers: [UIViewController] { owner.list }
    var visibleViewControllers: [UIViewController] { owner.front.map { [$0] } ?? [] }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
      owner.chosen = viewController
      owner.install()
    }

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      owner.changes += 1
      switch owner.fault {
      case .takesNone: return
      case .losesTheOrder where owner.changes > 1: owner.list = viewControllers.reversed()
      case .cannotGoBack where owner.changes > 5: throw StrangerRefuses()
      case .isFull where viewControllers.count > 1: throw StrangerRefuses()
      default: owner.list = viewControllers
      }
      if owner.fault == .loadsItsView { owner.loadViewIfNeeded() }
      owner.install()
    }
  }
}

#if !canImport(UIKit)
  /// An arrangement with an adapter.
  private final class AdaptedArrangement: UIArrangementViewController, ContainerViewController {
    var containerAdapter: any ContainerAdapter { ArrangementAdapter(arrangement: self) }
  }

  private struct ArrangementAdapter: ContainerAdapter {
    struct HasTwoPlaces: Error {}

    let arrangement: UIArrangementViewController

    var containedViewControllers: [UIViewController] {
      [UIArrangementViewController.ViewPlacement.primary, .secondary].compactMap { arrangement.viewController(for: $0) }
    }
    // Both are on screen, beside or above each other.
    var visibleViewControllers: [UIViewController] { containedViewControllers }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      guard viewControllers.count <= 2 else { throw HasTwoPlaces() }
      arrangement.setViewController(viewControllers.first, for: .primary, animated: animated)
      arrangement.setViewController(viewControllers.dropFirst().first, for: .secondary, animated: animated)
    }
  }
#endif
