/// A storyboard in the form of its file: its scenes and the initial controller.
package struct StoryboardDocument: InterfaceDocument {
  /// The path of the file.
  package let file: String
  /// The scenes that have a view controller, in the order of the document.
  package let scenes: [(id: String, viewController: ViewControllerModel)]
  /// The elements that were skipped, each name once.
  package let unknownElements: [UnknownElement]
  private let initialViewControllerID: String?
  private let byID: [String: ViewControllerModel]
  private let byIdentifier: [String: ViewControllerModel]

  /// Creates a storyboard from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, for errors.
  /// - Throws: ``InterfaceBuilderError`` if the bytes are not a storyboard.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    let root = try DocumentReader.read(data, as: .storyboard, file: file)
    var findings = DocumentFindings()
    var scenes: [(id: String, viewController: ViewControllerModel)] = []
    for scene in root.children(of: "scenes") where scene.name == "scene" {
      // The other objects of a scene are not controllers: responders, exits and loose views.
      let objects = scene.children(of: "objects")
      let member = objects.first { $0["sceneMemberID"] == "viewController" }
      guard let controller = member ?? objects.first(where: ViewControllerModel.isController) else { continue }
      let model = ViewControllerModel(element: controller)
      findings.note(in: model)
      scenes.append((scene["sceneID"] ?? "", model))
    }
    self.file = file
    self.scenes = scenes
    initialViewControllerID = root["initialViewController"]
    unknownElements = findings.unknown
    let controllers = scenes.map { $0.viewController }
    if let nameless = controllers.first(where: { $0.id.isEmpty }) {
      throw InterfaceBuilderError(.unexpectedContent, nameless, in: file, "The view controller has no id.")
    }
    byID = try Self.index(controllers, by: "id", file: file) { $0.id }
    byIdentifier = try Self.index(controllers, by: "storyboardIdentifier", file: file) { $0.storyboardIdentifier }
  }

  /// Returns the controllers by a name, without those that have none, and throws if two controllers share a name.
  private static func index(
    _ controllers: [ViewControllerModel], by attribute: String, file: String, name: (ViewControllerModel) -> String?
  ) throws(InterfaceBuilderError) -> [String: ViewControllerModel] {
    var index: [String: ViewControllerModel] = [:]
    for controller in controllers {
      guard let name = name(controller), !name.isEmpty else { continue }
      guard let first = index.updateValue(controller, forKey: name) else { continue }
      throw InterfaceBuilderError(
        .unexpectedContent, controller, in: file,
        "The view controller in line \(first.element.line) has the same \(attribute) \"\(name)\".")
    }
    return index
  }

  /// Returns the controller with an object identifier.
  package func viewController(id: String) -> ViewControllerModel? { byID[id] }

  /// Returns the controller whose view is in the nib with a name.
  func viewController(ofViewNamed name: String) -> ViewControllerModel? {
    scenes.lazy.map { $0.viewController }.first { $0.nameOfView == name }
  }

  /// Returns the controller with a storyboard identifier.
  package func viewController(withIdentifier identifier: String) -> ViewControllerModel? { byIdentifier[identifier] }

  /// The initial controller, if the document names one that it contains.
  package var initialViewController: ViewControllerModel? { initialViewControllerID.flatMap { byID[$0] } }
}
