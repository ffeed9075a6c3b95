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

  /// The supported children of a controller's element.
  private static let inControllers: Set = [
    "connections", "navigationItem", "tabBarItem", "userDefinedRuntimeAttributes", "viewControllers",
  ]

  /// The supported children of the elements of views, beginning with what any view may have.
  private static let inViews: Set = ["subviews", "accessibility", "userDefinedRuntimeAttributes", "connections"]
  private static let inKinds: [String: Set<String>] = [
    "button": ["state", "buttonConfiguration"], "imageView": ["imageReference"], "segmentedControl": ["segments"],
    "tableView": ["prototypes", "sections"],
  ]

  /// The kinds of views that are created with their kind's content.
  private static let kinds: Set = [
    "activityIndicatorView", "button", "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "containerView", "imageView", "label", "navigationBar", "pageControl", "progressView", "scrollView", "searchBar",
    "segmentedControl", "slider", "stackView", "switch", "tableView", "tableViewCell", "tableViewCellContentView",
    "textField", "textView", "toolbar", "view", "visualEffectView",
  ]

  /// Records what is skipped of a controller and of the objects inside it.
  mutating func note(in controller: ViewControllerModel) {
    let element = controller.element
    for connection in element.children(of: "connections") where connection["kind"] == "relationship" {
      let place = connection["relationship"].flatMap(ViewControllerModel.Relationship.init(rawValue:))
      if place == nil || connection["destination"] == nil { note(connection, in: element) }
    }
    for child in controller.children { note(in: child) }
    if let view = controller.view { note(in: view) }
    note(childrenOf: element, except: Self.inControllers.union([controller.view?.kind].compactMap { $0 }))
  }

  /// Records what is skipped of a view and of the views inside it.
  mutating func note(in view: ViewModel) {
    let element = view.element
    noteCells(in: "prototypes", of: element)
    for section in view.sections ?? [] { noteCells(in: "cells", of: section.element) }
    for inner in view.ends { note(in: inner) }
    for inner in view.subviews { note(in: inner) }
    let properties = view.ends.map(\.kind) + [element.child(key: "contentView")?.name].compactMap { $0 }
    note(childrenOf: element, except: Self.inViews.union(Self.inKinds[view.kind] ?? []).union(properties))
    if !Self.kinds.contains(view.kind) { note(element, in: element, isPlainView: true) }
    for segue in element.children(of: "connections") where segue.name == "segue" && segue["kind"] == "embed" {
      note(segue, in: element)
    }
  }

  private mutating func noteCells(in list: String, of parent: DocumentElement) {
    for child in parent.children(of: list) {
      if child.name == "tableViewCell" { note(in: ViewModel(element: child)) } else { note(child, in: parent) }
    }
  }

  private mutating func note(childrenOf element: DocumentElement, except known: Set<String>) {
    for child in element.children where !known.contains(child.name) && !Self.silent.contains(child.name) {
      note(child, in: element)
    }
  }

  /// Records one element that is skipped, or becomes a plain view.
  mutating func note(_ element: DocumentElement, in parent: DocumentElement, isPlainView: Bool = false) {
    guard names.insert(element.name).inserted else { return }
    unknown.append(
      UnknownElement(name: element.name, parent: parent.label, isPlainView: isPlainView, line: element.line))
  }
}

/// An element that was skipped because this module does not support it.
package struct UnknownElement: Sendable {
  /// The name of the element.
  package let name: String
  /// The element that contains it, as it is written.
  package let parent: String
  /// A Boolean value that indicates whether the element became a plain view without the properties of its kind.
  package let isPlainView: Bool
  /// The line of the first such element, counted from 1.
  package let line: Int
}
