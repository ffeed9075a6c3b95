import PortolanRecording

extension Stage {
  /// The state of the app.
  var state: AppState {
    let active = app.window
    // After a relaunch by a step of the app, the windows of before are hidden or released by the app.
    return AppState(
      windows: windows.enumerated().map { index, window in
        self.window(window, number: index + 1, isActive: window === active)
      },
      clock: AppState.Clock(isManual: clock.isManual, waiting: clock.waiting, seconds: clock.seconds),
      openLinks: session.answers.open.count,
      gates: session.gates,
      fingerprint: app.fingerprint)
  }

  private func window(_ window: UIWindow, number: Int, isActive: Bool) -> AppState.Window {
    let lines = HierarchySnapshot(of: window).description.split(separator: "\n").map(String.init)
    return AppState.Window(
      number: number, isActive: isActive, isCompact: window.headless.horizontalSizeClass == .compact,
      screen: ScreenRenderer(window: window, numbers: numbers).screen(),
      tree: tree(of: window), lines: lines, rows: ToolRun<App>.recordedRows(of: window),
      possible: Gestures(window: window).possible, expectations: isActive ? expectations(lines) : [])
  }

  /// The expectations that hold now, for a story to contain.
  private func expectations(_ lines: [String]) -> [String] {
    var result = session.nameOfTop.map { ["expect top \($0)"] } ?? []
    let texts = app.window.renderedText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let words = texts.filter { !$0.isEmpty && !$0.hasPrefix("──") && $0 != "----" && !$0.hasPrefix("(dimmed)") }
    result += words.prefix(12).map { "expect text \($0)" }
    return result + lines.dropFirst().suffix(8).map { "expect tree \(AppSession<App>.words(of: $0))" }
  }

  /// Returns the plan to a link in the active window.
  func plan(_ link: String) -> PlanReport {
    do {
      return plan(try session.screen(for: session.source(of: .link(link))))
    } catch {
      return PlanReport(link, failure: error)
    }
  }

  /// Returns the plan to the screen of a controller.
  func plan(controller number: Int) -> PlanReport {
    guard let controller = numbers.controller(number), let screen = controller.screen(as: App.AppScreen.self) else {
      return PlanReport("", failure: StepFault("The controller has no screen, so that no route leads to it"))
    }
    return plan(screen)
  }

  private func plan(_ screen: App.AppScreen) -> PlanReport {
    do { return PlanReport(try app.router.plan(to: screen)) } catch {
      return PlanReport(ValueText.of(screen), failure: error)
    }
  }
}

extension AppState {
  /// A text that identifies what the user sees, to compare a replay with what was there before.
  var signature: String {
    let texts = windows.flatMap { $0.lines + [String(decoding: $0.screen.jsonLine, as: UTF8.self), "\($0.isActive)"] }
    return Digest.of(texts.joined(separator: "\n"))
  }
}
