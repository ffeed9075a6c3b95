import PortolanHierarchy

extension AppSession {
  /// Checks that an expectation holds now.
  ///
  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - refusal: The error of the last step, if it was refused.
  /// - Throws: ``StepFault`` if the expectation does not hold.
  package func check(_ expectation: Expectation, refusal: StepFault?) throws(StepFault) {
    switch expectation {
    case .top(let name):
      let names = namesOfTop
      guard !names.contains(name) else { return }
      throw StepFault(
        "the screen on top is \(names.first ?? "nothing")", possible: names.map { "expect top \($0)" })
    case .text(let words):
      try checkReading()
      guard !text.contains(words) else { return }
      throw StepFault("the screen shows only this text:\n\(text)")
    case .noText(let words):
      try checkReading()
      guard text.contains(words) else { return }
      throw StepFault("the screen shows it:\n\(text)")
    case .focus(let name):
      let names = Gestures(window: app.window).namesOfFocus(names(of:))
      guard !names.contains(name) else { return }
      let focus = names.first ?? "an element without a name"
      throw StepFault("the focus is on \(focus)", possible: names.map { "expect focus \($0)" })
    case .tree(let line):
      let lines = HierarchySnapshot(of: app.window).description.split(separator: "\n").flatMap(Self.readings)
      guard !lines.contains(Self.words(of: line)) else { return }
      throw StepFault("the hierarchy has no such line")
    // The player checks rules, since these need the whole story.
    case .rule: break
    case .failure(let words):
      guard let refusal else { throw StepFault("nothing was refused") }
      guard !refusal.reason.contains(words) else { return }
      throw StepFault("it was refused for this reason: \(refusal.reason)")
    }
  }

  /// The text that the user sees.
  var text: String { Gestures(window: app.window).text }

  /// The name of the screen on top in reports, or `nil` if there is none.
  package var nameOfTop: String? { namesOfTop.first }

  /// The accepted names of the controller on top: its screen, its description in the hierarchy, and its class.
  private var namesOfTop: [String] {
    guard let top = app.window.visibleScreens.last else { return [] }
    let tree = HierarchySnapshot(of: app.window)
    let node = tree.root.flatMap(Self.top)
    let detailed = node.flatMap { node in node.detail.map { "\(node.type)(\($0))" } }
    let names = names(of: top)
    return names.dropLast() + [detailed].compactMap { $0 } + names.suffix(1)
  }

  func names(of controller: UIViewController) -> [String] {
    [controller.screen(as: App.AppScreen.self).map { ValueText.of($0) }, "\(type(of: controller))"].compactMap { $0 }
  }

  private static func top(in node: HierarchySnapshot.Node) -> HierarchySnapshot.Node? {
    if node.isTop { return node }
    return (node.presented + node.children).lazy.compactMap(top).first
  }

  /// Returns a line of the tree without its branches, with and without the mark of the screen on top.
  private static func readings(of line: Substring) -> [String] {
    let text = words(of: line)
    return text.hasSuffix(" ← top") ? [text, String(text.dropLast(6))] : [text]
  }

  /// Returns a line of the tree without its branches, with one space between words.
  package static func words(of line: some StringProtocol) -> String {
    line.drop { "│├└─ ".contains($0) }.split(separator: " ").joined(separator: " ")
  }

  private func checkReading() throws(StepFault) {
    guard Gestures.readsScreens else {
      throw StepFault("the text on screen cannot be read on this platform")
    }
  }
}

extension UIWindow {
  /// The visible controllers, from the outermost to the innermost.
  ///
  /// The first is the visible controller that was presented last, also one that a screen in a container presents in its own context,
  /// or the root. The others are visible inside it.
  ///
  /// ```swift
  /// #expect(app.window.visibleScreens.last is BagViewController)
  /// ```
  public var visibleScreens: [UIViewController] { HierarchyTree(of: self).front }
}
