/// What a reader of documents notices on its way: the elements it skips, each name once.
struct DocumentFindings {
  private(set) var unknown: [UnknownElement] = []
  private var names: Set<String> = []

  /// The children that concern only what is seen on a screen, or the editor, and are skipped without a word.
  private static let silent: Set<String> = [
    "accessibilityTraits", "attributedString", "autoresizingMask", "blurEffect", "bool", "color", "constraints", "date",
    "edgeInsets", "extendedEdge", "fontDescription", "freeformSimulatedSizeMetrics", "gestureRecognizers", "inset",
    "integer", "keyCommands", "layoutGuides", "locale", "mutableString", "navigationBar", "nil", "pasteConfiguration",
    "offsetWrapper", "point", "preferredSymbolConfiguration", "real", "rect", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "size", "string", "tabBar", "textAttributes", "textInputTraits", "timeZone", "toolbar", "toolbarItems", "url",
    "dataDetectorType", "value", "variation", "vibrancyEffect", "viewLayoutGuide",
  ]

  /// Notes the children of `element` that are neither `known` nor of no consequence.
  mutating func note(childrenOf element: DocumentElement, except known: Set<String>) {
    for child in element.children where !known.contains(child.name) && !Self.silent.contains(child.name) {
      note(child, in: element)
    }
  }

  /// Notes a view of a kind that becomes a plain one.
  mutating func noteView(_ element: DocumentElement) {
    guard names.insert(element.name).inserted else { return }
    let (name, label, line) = (element.name, element.label, element.line)
    unknown.append(UnknownElement(name: name, parent: label, isPlainView: true, line: line))
  }

  /// Notes one element that is skipped.
  mutating func note(_ element: DocumentElement, in parent: DocumentElement) {
    guard names.insert(element.name).inserted else { return }
    let (name, parent, line) = (element.name, parent.label, element.line)
    unknown.append(UnknownElement(name: name, parent: parent, isPlainView: false, line: line))
  }
}
