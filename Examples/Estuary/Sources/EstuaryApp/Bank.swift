import Portolan
import PortolanLinks

/// The bank in one window, with what its customer does.
@MainActor
final class Bank {
  let scene = UIWindowScene()
  let window: UIWindow
  let router: DefaultRouter
  private(set) var inbox: DeepLinkInbox<EstuaryScreen>!
  private let faults: Set<EstuaryFault>
  private let lockWindow: OverlayWindow

  /// A Boolean value that indicates whether the customer has confirmed the identity since the app was unlocked.
  var isConfirmed = false
  var frozenCards: Set<Int> = []
  var messages: [Int: [String]] = [:]
  var transfers: [Int] = []
  var accounts = [1, 2]
  var onTransferred: @MainActor (_ amount: Int) -> Void = { _ in }
  var onOpened: @MainActor () -> Void = {}

  init(faults: Set<EstuaryFault>) {
    self.faults = faults
    window = UIWindow(windowScene: scene)
    lockWindow = OverlayWindow(in: scene)
    router = DefaultRouter(window: window)
    inbox = DeepLinkInbox(
      read: { try EstuaryScreen.links.parse($0) },
      carryOut: { [weak self] screen in try await self?.open(screen) })
    router.assembleScreens { [unowned self] in EstuaryAssembly(bank: self, screens: $0) }
  }

  func has(_ fault: EstuaryFault) -> Bool { faults.contains(fault) }

  /// Shows the first screen, below the lock.
  func start() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: EstuaryScreen.overview, animated: false)
    inbox.gate.open(for: .launch)
    lock()
  }

  /// Opens a screen, or the flow that begins with it.
  func open(_ screen: EstuaryScreen) async throws {
    switch screen {
    case .transfer where !isShown(screen):
      try await TransferFlow(bank: self).begin { [weak self] result in
        if case .success(let amount) = result { self?.transfers.append(amount) }
      }
    case .openAccount where !isShown(screen):
      try await OpenAccountFlow(bank: self).begin { [weak self] result in
        if case .success = result { self?.accounts.append(3) }
      }
    default: try await router.navigate(to: screen)
    }
  }

  /// Returns a Boolean value that indicates whether the flow that begins with a screen is shown already.
  private func isShown(_ screen: EstuaryScreen) -> Bool {
    let stack = window.rootViewController?.presentedViewController
    return stack?.children.first?.screen(as: EstuaryScreen.self) == screen
  }

  // MARK: The lock

  var isLocked: Bool { lockWindow.isShown }
  /// The window that the customer sees.
  var visibleWindow: UIWindow { isLocked ? lockWindow.window : window }

  func lock() {
    guard !isLocked else { return }
    isConfirmed = false
    inbox.gate.close(for: "lock")
    lockWindow.show(
      Form("Locked", field: "PIN", submit: "Unlock") { [weak self] form, text in
        if text == "1234" { self?.unlock() } else { form.clear() }
      })
    // Screens that need a confirmation do not wait below the lock.
    Task { [router] in try await router.revalidate() }
  }

  func unlock() {
    lockWindow.hide()
    inbox.gate.open(for: "lock")
  }
}
