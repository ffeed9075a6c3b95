/// Which screen each controller shows. Controllers are not retained.
@MainActor
enum ScreenTable {
  private struct Entry {
    weak var viewController: UIViewController?
    let screen: any Screen
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of controllers that are gone are dropped.
  private static var limit = 64

  static func screen(of viewController: UIViewController) -> (any Screen)? {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(viewController)] else { return nil }
    // Another controller may have come to live at the same address.
    return entry.viewController === viewController ? entry.screen : nil
  }

  static func note(_ screen: (any Screen)?, for viewController: UIViewController) {
    entries[ObjectIdentifier(viewController)] = screen.map { Entry(viewController: viewController, screen: $0) }
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.viewController != nil }
    limit = max(64, entries.count * 2)
  }
}

extension UIViewController {
  /// The screen that this controller shows, where it was built for one.
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Complexity: O(1).
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    ScreenTable.screen(of: self) as? Target
  }

  /// Says which screen this controller shows, so that it is found by it.
  ///
  /// The library does so for whatever an ``Assembly`` has built. Say it yourself for the children that an assembly puts
  /// into a container, and for a controller that comes to show something else.
  ///
  /// - Parameter screen: The screen, or `nil` for none.
  public func setScreen(_ screen: (any Screen)?) {
    ScreenTable.note(screen, for: self)
  }
}

extension Screen {
  /// The values that the case carries, such as `id: 42`; `nil` where it carries none.
  var detail: String? {
    let text = ValueText.of(self)
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let detail = text[text.index(after: open)...].dropLast()
    return detail.isEmpty ? nil : String(detail)
  }
}
