import Portolan

extension ToolRun {
  /// Looks whether something holds now.
  ///
  /// - Parameter refusal: Why the last step was not done, where it was not.
  /// - Throws: Why it does not hold.
  func check(_ expectation: Expectation, refusal: StepFault?) throws(StepFault) {
    switch expectation {
    case .top(let name):
      let names = namesOfTop
      guard !names.contains(name) else { return }
      throw StepFault(reason: "on top is \(names.first ?? "nothing")", possible: names.map { "expect top \($0)" })
    case .text(let words):
      try checkReading()
      guard !screenText.contains(words) else { return }
      throw StepFault(reason: "on screen is only this:\n\(screenText)", possible: [])
    case .noText(let words):
      try checkReading()
      guard screenText.contains(words) else { return }
      throw StepFault(reason: "it is on screen:\n\(screenText)", possible: [])
    case .tree(let line):
      let lines = HierarchySnapshot(of: app.window).description.split(separator: "\n").flatMap(Self.readings)
      guard !lines.contains(Self.spaced(line)) else { return }
      throw StepFault(reason: "the hierarchy has no such line", possible: [])
    case .failure(let words):
      guard let refusal else { throw StepFault(reason: "nothing was refused", possible: []) }
      guard !refusal.reason.contains(words) else { return }
      throw StepFault(reason: "it was refused because of this: \(refusal.reason)", possible: [])
    }
  }

  /// What the reports call what the user sees on top; `nil` where there is nothing.
  var nameOfTop: String? { namesOfTop.first }

  /// What may be said of the controller on top: its screen, what the hierarchy says of it, and its class.
  private var namesOfTop: [String] {
    guard let top = app.window.visibleScreens.last else { return [] }
    let tree = HierarchySnapshot(of: app.window)
    let node = tree.root.flatMap(Self.top)
    let detailed = node.flatMap { node in node.detail.map { "\(node.type)(\($0))" } }
    return [top.screen(as: App.AppScreen.self).map { ValueText.of($0) }, detailed, "\(type(of: top))"].compactMap { $0 }
  }

  private static func top(in node: HierarchySnapshot.Node) -> HierarchySnapshot.Node? {
    if node.isTop { return node }
    return (node.presented + node.children).lazy.compactMap(top).first
  }

  /// A line of the tree without its branches, with and without the mark of what is on top.
  private static func readings(of line: Substring) -> [String] {
    let text = spaced(String(line.drop { "│├└─ ".contains($0) }))
    return text.hasSuffix(" ← top") ? [text, String(text.dropLast(6))] : [text]
  }

  private static func spaced(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private func checkReading() throws(StepFault) {
    guard Gestures.readsScreens else {
      throw StepFault(reason: "on this platform nobody but the user reads the screen", possible: [])
    }
  }
}
