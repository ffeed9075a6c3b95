extension ViewControllerModel {
  /// The supported children of a controller's element.
  private static let known: Set = [
    "connections", "navigationItem", "tabBarItem", "userDefinedRuntimeAttributes", "viewControllers",
  ]

  /// Returns a Boolean value that indicates whether an element of a scene or nib stands for a view controller.
  static func isController(_ element: DocumentElement) -> Bool {
    element.name == "viewController" || element.name.hasSuffix("Controller")
      || element.name == "viewControllerPlaceholder"
  }

  init(reading element: DocumentElement, findings: inout DocumentFindings) {
    id = element.id ?? ""
    elementName = element.name
    line = element.line
    reference = StoryboardReference(reading: element)
    customClass = CustomClass(reading: element)
    storyboardIdentifier = element["storyboardIdentifier"]
    nibName = element["nibName"]
    settings = ViewControllerSettings(reading: element)
    navigationItem = element.child("navigationItem").map(NavigationItemModel.init(reading:))
    tabBarItem = element.child("tabBarItem").map(TabBarItemModel.init(reading:))
    connections = ConnectionModel.list(in: element)
    runtimeAttributes = RuntimeAttribute.list(in: element)
    relationships = RelationshipModel.list(in: element, findings: &findings)
    segues = SegueModel.list(in: element)
    var children: [ViewControllerModel] = []
    for child in element.children(of: "viewControllers") where Self.isController(child) {
      children.append(ViewControllerModel(reading: child, findings: &findings))
    }
    self.children = children
    let viewElement = element.child(key: "view")
    view = viewElement.map { ViewModel(reading: $0, findings: &findings) }
    var known = Self.known
    if let viewElement { known.insert(viewElement.name) }
    findings.note(childrenOf: element, except: known)
  }
}

extension StoryboardReference {
  fileprivate init?(reading element: DocumentElement) {
    guard element.name == "viewControllerPlaceholder" else { return nil }
    self.init(
      storyboardName: element["storyboardName"], identifier: element["referencedIdentifier"],
      bundleIdentifier: element["bundleIdentifier"])
  }
}

extension RelationshipModel {
  /// Returns the relationships of a controller and records relationships of an unknown kind.
  static func list(in element: DocumentElement, findings: inout DocumentFindings) -> [RelationshipModel] {
    var relationships: [RelationshipModel] = []
    for child in element.children(of: "connections") where child["kind"] == "relationship" {
      if let kind = child["relationship"].flatMap(Kind.init(rawValue:)), let destination = child["destination"] {
        relationships.append(RelationshipModel(kind: kind, destination: destination))
      } else {
        findings.note(child, in: element)
      }
    }
    return relationships
  }
}

extension SegueModel {
  /// Returns the segues that start at an element or anywhere inside it.
  static func list(in element: DocumentElement) -> [SegueModel] {
    var segues: [SegueModel] = []
    collect(from: element, source: element.id, into: &segues)
    return segues
  }

  private static func collect(from element: DocumentElement, source: String?, into segues: inout [SegueModel]) {
    for child in element.children {
      guard child.name == "segue" else {
        collect(from: child, source: child.id ?? source, into: &segues)
        continue
      }
      guard let kind = child["kind"], kind != "relationship", let destination = child["destination"] else { continue }
      let segue = SegueModel(
        kind: kind,
        identifier: child["identifier"],
        destination: destination,
        source: source,
        customClass: CustomClass(reading: child)
      )
      segues.append(segue)
    }
  }
}
