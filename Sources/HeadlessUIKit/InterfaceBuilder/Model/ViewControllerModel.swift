/// A view controller as a document describes it.
package struct ViewControllerModel: Hashable, Sendable {
  /// What the controller's element stands for.
  package enum Kind: Hashable, Sendable {
    case viewController
    case navigationController
    case tabBarController
    case splitViewController
    /// A scene of another storyboard that stands in this one.
    case reference(StoryboardReference)
    /// A controller of a kind that exists in UIKit only; it is treated as a plain one.
    case other(String)
  }

  /// The object identifier.
  package let id: String
  /// The name of the element.
  package let elementName: String
  /// The line of the element, counted from 1.
  package let line: Int
  /// What the element stands for.
  package let kind: Kind
  /// The class to make it of.
  package let customClass: CustomClass?
  /// The name by which code asks the storyboard for it.
  package let storyboardIdentifier: String?
  /// The nib that its view comes from, where the document names one.
  package let nibName: String?
  /// The settings that are attributes of the element.
  package let settings: ViewControllerSettings
  /// Its item for navigation bars.
  package let navigationItem: NavigationItemModel?
  /// Its item for tab bars.
  package let tabBarItem: TabBarItemModel?
  /// The controllers it contains from the outset, in the order of the document.
  package let relationships: [RelationshipModel]
  /// The controllers written inside it, which it contains from the outset: nibs have no relationships.
  package let children: [ViewControllerModel]
  /// The segues that start in its scene.
  package let segues: [SegueModel]
  /// Its outlets and actions.
  package let connections: [ConnectionModel]
  /// The properties set by name.
  package let runtimeAttributes: [RuntimeAttribute]
  /// Its view, where the document holds one.
  package let view: ViewModel?

  /// How the element is named in errors and warnings.
  package var label: String { "<\(elementName) id=\"\(id)\">" }

  /// The controllers that stand in a place of the container, in the order of the document.
  package func destinations(_ kind: RelationshipModel.Kind) -> [String] {
    relationships.filter { $0.kind == kind }.map(\.destination)
  }
}
