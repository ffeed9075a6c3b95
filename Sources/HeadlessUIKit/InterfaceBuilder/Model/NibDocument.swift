/// A nib in the form of its file: the expected owner and the top-level objects.
package struct NibDocument: Sendable {
  /// The path of the file.
  package let file: String
  /// The class that the nib expects of its owner.
  package let ownerClass: CustomClass?
  /// The object identifier of the owner.
  package let ownerID: String
  /// The outlets of the owner.
  package let ownerConnections: [ConnectionModel]
  /// The properties of the owner that are set by name.
  package let ownerAttributes: [RuntimeAttribute]
  /// The top-level objects, in the order of the document.
  package let objects: [NibObject]
  /// The elements that were skipped, each name once.
  package let unknownElements: [UnknownElement]

  /// Creates a nib from the elements of its file.
  init(reading root: DocumentElement, file: String) throws(InterfaceBuilderError) {
    try root.require(.nib, file: file)
    var findings = DocumentFindings()
    var objects: [NibObject] = []
    let elements = root.children(of: "objects")
    for element in elements {
      if element.name == "placeholder" {
        continue
      } else if element.isCertainlyNoView {
        findings.note(element, in: root)
      } else if ViewControllerModel.isController(element) {
        objects.append(.viewController(ViewControllerModel(reading: element, findings: &findings)))
      } else {
        objects.append(.view(ViewModel(reading: element, findings: &findings)))
      }
    }
    let owner = elements.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
    self.file = file
    ownerClass = owner.flatMap(CustomClass.init(reading:))
    ownerID = owner?.id ?? "-1"
    ownerConnections = owner.map(ConnectionModel.list(in:)) ?? []
    ownerAttributes = owner.map(RuntimeAttribute.list(in:)) ?? []
    self.objects = objects
    unknownElements = findings.unknown
  }

  /// The object identifier of the view that the owner's `view` outlet leads to.
  package var ownerViewID: String? { ConnectionModel.outlet("view", in: ownerConnections) }
}

extension DocumentElement {
  /// A Boolean value that indicates whether a top-level element is not a view, such as a gesture recogniser.
  fileprivate var isCertainlyNoView: Bool {
    name == "customObject" || name.hasSuffix("Recognizer") || name.hasSuffix("Item")
  }
}
