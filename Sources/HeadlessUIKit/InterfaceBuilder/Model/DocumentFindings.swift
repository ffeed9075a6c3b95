/// The elements that a reader of documents skips, each name once.
struct DocumentFindings {
  private(set) var unknown: [UnknownElement] = []
  private var names: Set<String> = []

  /// The elements that affect only drawing or the editor and are skipped without a warning.
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

  /// Records the children of `element`, except the `known` ones and those that are skipped without a warning.
  mutating func note(childrenOf element: DocumentElement, except known: Set<String>) {
    for child in element.children where !known.contains(child.name) && !Self.silent.contains(child.name) {
      note(child, in: element)
    }
  }

  /// Records a view of a kind that becomes a plain view.
  mutating func noteView(_ element: DocumentElement) {
    guard names.insert(element.name).inserted else { return }
    let (name, label, line) = (element.name, element.label, element.line)
    unknown.append(UnknownElement(name: name, parent: label, isPlainView: true, line: line))
  }

  /// Records one element that is skipped.
  mutating func note(_ element: DocumentElement, in parent: DocumentElement) {
    guard names.insert(element.name).inserted else { return }
    let (name, parent, line) = (element.name, parent.label, element.line)
    unknown.append(UnknownElement(name: name, parent: parent, isPlainView: false, line: line))
  }
}
