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
  /// A Boolean value that indicates whether the element stands for a scene of another storyboard.
  package var isReference: Bool { element.name == "viewControllerPlaceholder" }
  /// The identifier by which code instantiates the controller.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// The name of the nib where a compiled storyboard keeps the controller's view, if the document contains the view.
  var nameOfView: String? { view.map { "\(id)-view-\($0.id)" } }
  /// The nib with the controller's view, if the document names one.
  var nibName: String? { element["nibName"] }
  /// The title; the items show it unless they have titles of their own.
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
  /// The controllers that are written inside its element.
  ///
  /// In a nib these are the controllers that it initially contains, since nibs have no relationships.
  var children: [ViewControllerModel] {
    element.children(of: "viewControllers").filter(Self.isController).map(ViewControllerModel.init(element:))
  }
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
