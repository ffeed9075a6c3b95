/// The description of a view controller in a document.
package struct ViewControllerModel: Hashable, Sendable {
  /// The object identifier.
  package let id: String
  /// The name of the element.
  package let elementName: String
  /// The line of the element, counted from 1.
  package let line: Int
  /// The scene of another storyboard that the element stands for, if it does.
  package let reference: StoryboardReference?
  /// The class of the controller.
  package let customClass: CustomClass?
  /// The identifier by which code instantiates the controller.
  package let storyboardIdentifier: String?
  /// The nib with the controller's view, if the document names one.
  package let nibName: String?
  /// The settings that are attributes of the element.
  package let settings: ViewControllerSettings
  /// The controller's item for navigation bars.
  package let navigationItem: NavigationItemModel?
  /// The controller's item for tab bars.
  package let tabBarItem: TabBarItemModel?
  /// The controllers that it initially contains, in the order of the document.
  package let relationships: [RelationshipModel]
  /// The controllers that are written inside its element.
  ///
  /// In a nib these are the controllers that it initially contains, since nibs have no relationships.
  package let children: [ViewControllerModel]
  /// The segues that start in the controller's scene.
  package let segues: [SegueModel]
  /// The controller's outlets and actions.
  package let connections: [ConnectionModel]
  /// The properties that are set by name.
  package let runtimeAttributes: [RuntimeAttribute]
  /// The controller's view, if the document contains it.
  package let view: ViewModel?

  /// The text that identifies the element in errors and warnings.
  package var label: String { "<\(elementName) id=\"\(id)\">" }

  /// Returns the object identifiers of the controllers in a place of the container, in the order of the document.
  package func destinations(_ kind: RelationshipModel.Kind) -> [String] {
    relationships.filter { $0.kind == kind }.map(\.destination)
  }
}
