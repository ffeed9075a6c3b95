import PortolanRecording

// The changes without a request.
extension Replay {
  func change(_ line: FlightLine) async throws {
    // A split view controller collapses and expands by itself when the width changes.
    let width = line.edits?.first { $0.kind == .width }
    let edits = width.map { [$0] } ?? line.edits ?? []
    let before = tree
    // The code of the app may have made the same change already, or makes it after steps of the user.
    var isMade = width == nil && before.rows == translated(line)
    if !isMade, width == nil {
      try await performSteps(isChange: true)
      isMade = tree.rows != before.rows
    }
    if !isMade {
      for edit in edits { try apply(edit, to: before) }
      _ = await run.settle()
    }
    guard let other = edits.first(where: { [.appear, .remove].contains($0.kind) }) else { return try compare(line) }
    let rows = other.kind == .appear ? line.tree ?? [] : expected
    let name = rows.indices.contains(other.row) ? rows[other.row].name : "a controller"
    try compare(line, as: .notReplayable, "the app changed \(name) by itself")
  }

  func resize(to width: Int) {
    let isCompact = width == UIUserInterfaceSizeClass.compact.rawValue
    guard width != run.app.window.traitCollection.horizontalSizeClass.rawValue else { return }
    tell("width \(isCompact ? "compact" : "regular")")
    try? Gestures(window: run.app.window).resize(isCompact: isCompact)
  }

  /// Adds the step that makes a change to the story, if the user can take it.
  ///
  /// - Throws: A difference if there is no such step, and another one may be found.
  private func tell(_ step: String, if fits: Bool = true, of viewController: UIViewController) throws {
    guard !fits || !Gestures(window: run.app.window).possible.contains(step) else { return tell(step) }
    let name = run.session.names(of: viewController).first ?? typeName(viewController)
    guard missing.isByCode(report.count) else { throw ReplayDifference.notReplayable("no step changes \(name) so") }
    tell("# the code of the app changed \(name)")
  }

  private func apply(_ edit: RecordedEdit, to tree: LiveTree) throws {
    if edit.kind == .width { resize(to: edit.value ?? 0) }
    guard tree.viewControllers.indices.contains(edit.row) else { return }
    let viewController = tree.viewControllers[edit.row]
    switch edit.kind {
    case .select:
      let tabs = viewController as? UITabBarController
      guard let index = edit.value, let children = tabs?.viewControllers, children.indices.contains(index) else {
        return
      }
      let titles = [children[index].tabBarItem.title, children[index].title, children[index].children.first?.title]
      try tell("tap \(titles.lazy.compactMap(\.self).first ?? "\(index)")", of: viewController)
      tabs?.selectedIndex = index
    case .pop:
      let stack = viewController.navigationController?.viewControllers ?? []
      guard let index = stack.firstIndex(of: viewController), index > 0 else { return }
      try tell("back", if: index == stack.count - 1, of: viewController)
      viewController.navigationController?.popToViewController(stack[index - 1], animated: false)
    case .dismiss:
      try tell("swipe down", if: viewController.presentedViewController == nil, of: viewController)
      viewController.presentingViewController?.dismiss(animated: false)
    case .remove, .appear, .width: break
    }
  }
}
