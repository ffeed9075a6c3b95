/// A nib in the form of its file: the expected owner and the top-level objects.
package struct NibDocument: InterfaceDocument {
  /// The path of the file.
  package let file: String
  /// The object that the nib is loaded for.
  package let owner: Owner
  /// The top-level objects, in the order of the document.
  package let objects: [Object]
  /// The elements that were skipped, each name once.
  package let unknownElements: [UnknownElement]

  /// Creates a nib from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, for errors.
  /// - Throws: ``InterfaceBuilderError`` if the bytes are not a nib.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    let root = try DocumentReader.read(data, as: .nib, file: file)
    var findings = DocumentFindings()
    var objects: [Object] = []
    let elements = root.children(of: "objects")
    for element in elements where element.name != "placeholder" {
      if element.isCertainlyNoView {
        findings.note(element, in: root)
      } else if ViewControllerModel.isController(element) {
        let model = ViewControllerModel(element: element)
        findings.note(in: model)
        objects.append(.viewController(model))
      } else {
        let model = ViewModel(element: element)
        findings.note(in: model)
        objects.append(.view(model))
      }
    }
    let owner = elements.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
    self.file = file
    self.owner = Owner(element: owner ?? DocumentElement(name: "placeholder", attributes: ["id": "-1"], line: 1))
    self.objects = objects
    unknownElements = findings.unknown
  }

  /// A top-level object of a nib.
  package enum Object: Sendable {
    case view(ViewModel)
    case viewController(ViewControllerModel)
  }

  /// The object that a nib is loaded for, as the nib expects it.
  package struct Owner: DocumentObject {
    package let element: DocumentElement

    /// The object identifier of the view that the `view` outlet leads to.
    package var viewID: String? {
      for case .outlet("view", let destination) in connections { return destination }
      return nil
    }
  }
}
