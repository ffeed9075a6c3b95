import Portolan
import PortolanHierarchy

/// A window in a state that an app may be in, every screen of which counts its appearances.
@MainActor
final class World {
  /// The modals over the tabs.
  enum Cover: String, CaseIterable {
    case nothing, sheet, twoSheets, popover, fullScreen, alert, sheetUnderAlert
    /// There are no tabs either: the window has no root.
    case emptyWindow

    /// A Boolean value that indicates whether the user has to answer first.
    var hasAlert: Bool { self == .alert || self == .sheetUnderAlert }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let ledger = AppearanceLedger()
  let tabs: UITabBarController
  let stack = UINavigationController()
  let split = UISplitViewController()
  let list: CountingViewController
  /// A controller outside the window.
  let elsewhere = UIViewController()

  init(cover: Cover, selectedTab: Int, tabs: UITabBarController = UITabBarController()) {
    self.tabs = tabs
    list = CountingViewController("list", ledger: ledger)
    stack.viewControllers = [screen("home"), list, screen("detail")]
    split.viewControllers = [screen("cities"), screen("city")]
    tabs.viewControllers = [stack, split, screen("bag")]
    tabs.selectedIndex = selectedTab
    if cover != .emptyWindow { window.rootViewController = tabs }
    window.makeKeyAndVisible()
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
      // The state is complete when the initialiser returns. A test of transitions under way sets another clock.
      window.headless.transitionClock = ImmediateTransitionClock.shared
    #endif
    present(cover)
  }

  func screen(_ name: String) -> CountingViewController {
    CountingViewController(name, ledger: ledger)
  }

  private func present(_ cover: Cover) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    switch cover {
    case .nothing, .emptyWindow: break
    case .sheet: tabs.present(sheet("first"), animated: false)
    case .twoSheets:
      let first = sheet("first")
      tabs.present(first, animated: false)
      first.present(sheet("second"), animated: false)
    case .popover:
      let cover = screen("cover")
      cover.modalPresentationStyle = .popover
      cover.popoverPresentationController?.sourceItem = tabs.view
      tabs.present(cover, animated: false)
    case .fullScreen:
      let cover = screen("cover")
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: false)
    case .alert: tabs.present(alert, animated: false)
    case .sheetUnderAlert:
      let first = sheet("first")
      tabs.present(first, animated: false)
      first.present(alert, animated: false)
    }
  }

  private func sheet(_ name: String) -> UIViewController {
    let sheet = UINavigationController(rootViewController: screen(name))
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    return sheet
  }
}

/// A ledger of the appearances of each screen, which records those that are out of order.
@MainActor
final class AppearanceLedger {
  enum Callback: String {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private(set) var faults: [String] = []
  private var last: [Int: (name: String, callback: Callback)] = [:]
  private var screenCount = 0

  var visibleNames: [String] {
    last.values.filter { $0.callback == .didAppear || $0.callback == .willDisappear }.map(\.name).sorted()
  }

  /// The screens that are coming or going.
  var moving: [String] {
    last.values.filter { $0.callback == .willAppear || $0.callback == .willDisappear }.map(\.name).sorted()
  }

  /// Returns the number of a new screen.
  ///
  /// Another screen may have the address of a screen whose deallocation is reported later.
  func number() -> Int {
    screenCount += 1
    return screenCount
  }

  func note(_ callback: Callback, of screen: CountingViewController) {
    let before = last[screen.number]?.callback ?? .didDisappear
    let follows =
      switch callback {
      case .willAppear: before == .didDisappear || before == .willDisappear
      // After willDisappear only while a change is taken back.
      case .didAppear:
        before == .willAppear
          || before == .willDisappear && screen.transitionCoordinator?.isCancelled == true
      case .willDisappear: before == .didAppear || before == .willAppear
      case .didDisappear: before == .willDisappear
      }
    if !follows { faults.append("\(screen.name): \(callback) after \(before)") }
    last[screen.number] = (screen.name, callback)
  }

  func left(_ number: Int, _ name: String) {
    guard let callback = last.removeValue(forKey: number)?.callback, callback != .didDisappear else { return }
    faults.append("\(name) was deallocated after \(callback)")
  }
}

final class CountingViewController: UIViewController, HierarchyDescribing {
  let name: String
  let number: Int
  /// The closure that the screen calls in its callbacks.
  var onCallback: (AppearanceLedger.Callback) -> Void = { _ in }
  /// The closure that the screen calls when its view is loaded.
  var onLoad: () -> Void = {}
  private let ledger: AppearanceLedger

  init(_ name: String, ledger: AppearanceLedger) {
    self.name = name
    self.ledger = ledger
    number = ledger.number()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A counting screen is made in code")
  }

  // An isolated deinitializer needs macOS 15.4 or iOS 18.4.
  deinit {
    let (ledger, name, number) = (ledger, name, number)
    if Thread.isMainThread {
      MainActor.assumeIsolated { ledger.left(number, name) }
    } else {
      Task { @MainActor in ledger.left(number, name) }
    }
  }

  var hierarchyDescription: String { name }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.didDisappear)
  }

  private func note(_ callback: AppearanceLedger.Callback) {
    ledger.note(callback, of: self)
    onCallback(callback)
  }
}

/// All that a failed navigation must leave as it was.
@MainActor
struct Impression: Equatable {
  let snapshot: HierarchySnapshot
  let instances: WindowInstances
  let visible: [String]
  /// The settings of the presentations, the lowest first.
  let presentations: [String]

  /// Records the state of a world.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - strays: Screens that UIKit has left in the window without a presenter, which no code can remove.
  init(of world: World, besides strays: [UIViewController] = []) {
    snapshot = HierarchySnapshot(of: world.window)
    instances = WindowInstances(of: world.window)
    let names = strays.compactMap { ($0 as? CountingViewController)?.name }
    visible = world.ledger.visibleNames.filter { !names.contains($0) }
    var presentations: [String] = []
    var modal = world.window.rootViewController?.presentedViewController
    while let presented = modal {
      presentations.append(Self.settings(of: presented))
      modal = presented.presentedViewController
    }
    self.presentations = presentations
  }

  private static func settings(of presented: UIViewController) -> String {
    if let popover = presented.popoverPresentationController {
      return "points at \(popover.sourceItem.debugDescription)"
    }
    return presented.sheetPresentationController.map { "rests at \($0.detents.map(\.identifier.rawValue))" } ?? ""
  }

  nonisolated static func == (one: Impression, other: Impression) -> Bool {
    one.snapshot == other.snapshot && one.instances == other.instances && one.visible == other.visible
      && one.presentations == other.presentations
  }
}
