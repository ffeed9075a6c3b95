import Portolan

/// Notes the screens that appear and the navigations that end.
@MainActor
final class ScreenTrace: ScreenObserver {
  private(set) var lines: [String] = []
  private(set) var appearances: [ScreenAppearance] = []

  func router(did event: NavigationEvent) {
    if case .reached = event.what { lines.append("reached") }
  }

  func router(didShow appearance: ScreenAppearance) {
    appearances.append(appearance)
    lines.append(appearance.text.replacing("ViewController", with: ""))
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
