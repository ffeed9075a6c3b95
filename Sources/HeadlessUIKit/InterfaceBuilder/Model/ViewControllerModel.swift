/// The description of a view controller in a document.
package struct ViewControllerModel: DocumentObject {
  /// The places of a container for the controllers that it is created with.
  package enum Relationship: String, Sendable {
    /// The bottom of a navigation controller's stack.
    case root = "rootViewController"
    /// A tab. The order of the relationships is the order of the tabs.
    case tab = "viewControllers"
    /// The first column of a split view controller.
    case master = "masterViewController"
    /// The last column of a split view controller.
    case detail = "detailViewController"
    /// The middle column of a split view controller with three columns.
    case supplementary = "supplementaryViewController"
    /// The controller that a collapsed split view controller shows in place of all columns.
    case compact = "compactViewController"
  }

  package let element: DocumentElement

  /// The name of the element.
  package var elementName: String { element.name }
  /// The scene of another storyboard that the element stands for, if it does.
  package var reference: StoryboardReference? { StoryboardReference(reading: element) }
  /// The identifier by which code instantiates the controller.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// The nib with the controller's view, if the document names one.
  var nibName: String? { element["nibName"] }
  /// The title, which the items show unless they have titles of their own.
  package var title: String? { element.string("title") }
  /// The identifier under which the controller's state is stored.
  package var restorationIdentifier: String? {
    let isShared = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
    return isShared ? storyboardIdentifier : element["restorationIdentifier"]
  }
  /// The style of the controller's presentation, in the document's words, such as `fullScreen`.
  package var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// The animation of the controller's presentation, in the document's words, such as `crossDissolve`.
  package var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// A Boolean value that indicates whether a tab bar is hidden while the controller is on top of a stack.
  package var hidesBottomBarWhenPushed: Bool? { element.flag("hidesBottomBarWhenPushed") }
  /// A Boolean value that indicates whether a navigation controller hides its bar.
  package var isNavigationBarHidden: Bool? { element.flag("navigationBarHidden") }
  /// The controller's item for navigation bars.
  package var navigationItem: NavigationItemModel? {
    element.child("navigationItem").map(NavigationItemModel.init(element:))
  }
  /// The controller's item for tab bars.
  package var tabBarItem: TabBarItemModel? { element.child("tabBarItem").map(TabBarItemModel.init(element:)) }
  /// The controllers that are written inside its element.
  ///
  /// In a nib these are the controllers that it initially contains, since nibs have no relationships.
  var children: [ViewControllerModel] {
    element.children(of: "viewControllers").filter(Self.isController).map(ViewControllerModel.init(element:))
  }
  /// The segues that start in the controller's scene.
  package var segues: [SegueModel] { SegueModel.list(in: element, source: element.id) }
  /// The controller's view, if the document contains it.
  package var view: ViewModel? { element.child(key: "view").map(ViewModel.init(element:)) }

  /// Returns the object identifiers of the controllers in a place of the container, in the order of the document.
  package func destinations(_ place: Relationship) -> [String] {
    element.children(of: "connections")
      .filter { $0["kind"] == "relationship" && $0["relationship"] == place.rawValue }.compactMap { $0["destination"] }
  }

  /// Returns a Boolean value that indicates whether an element of a scene or nib stands for a view controller.
  static func isController(_ element: DocumentElement) -> Bool {
    element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
  }
}

/// A transition between two scenes of a document, which can be listed but not performed here.
package struct SegueModel: Hashable, Sendable {
  /// The way in which the destination is shown, in the document's words, such as `show` or `presentation`.
  package let kind: String
  /// The name by which code performs the segue.
  package let identifier: String?
  /// The object identifier of the destination.
  package let destination: String
  /// The object identifier of the control, cell or controller that the segue starts from.
  package let source: String?

  /// Returns the segues that start at an element or anywhere inside it.
  static func list(in element: DocumentElement, source: String?) -> [SegueModel] {
    element.children.flatMap { child -> [SegueModel] in
      guard child.name == "segue" else { return list(in: child, source: child.id ?? source) }
      guard let kind = child["kind"], kind != "relationship", let destination = child["destination"] else { return [] }
      return [SegueModel(kind: kind, identifier: child["identifier"], destination: destination, source: source)]
    }
  }
}
