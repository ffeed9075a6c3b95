/// A window without a root, which has a placeholder as long as restorations run in it: a route starts from what is there.
///
/// Several may run at once. The placeholder goes with the last one, if none has put a root in its place.
@MainActor
final class FreshWindow {
  private static var all: [FreshWindow] = []

  private weak var window: UIWindow?
  private let placeholder = UIViewController()
  private var restorations = 1

  private init(_ window: UIWindow) {
    self.window = window
    window.rootViewController = placeholder
  }

  /// Enters a window for a restoration, which must ``leave()`` it.
  ///
  /// - Returns: `nil` if the window has a root of its own.
  static func enter(_ window: UIWindow) -> FreshWindow? {
    if let entered = all.first(where: { $0.window === window && $0.isFresh }) {
      entered.restorations += 1
      return entered
    }
    guard window.rootViewController == nil else { return nil }
    let fresh = FreshWindow(window)
    all.append(fresh)
    return fresh
  }

  /// Leaves the window after a restoration, whatever came of it.
  func leave() {
    restorations -= 1
    guard restorations == 0 else { return }
    Self.all.removeAll { $0 === self }
    if isFresh { window?.rootViewController = nil }
  }

  private var isFresh: Bool { window?.rootViewController === placeholder }
}
