/// An instantiation of a storyboard's view controllers and of the controllers that they initially contain.
@MainActor
struct StoryboardInstantiation {
  /// The storyboard that the controllers belong to.
  let storyboard: UIStoryboard
  /// The limit for the whole instantiation, other storyboards included.
  let budget: InstantiationBudget

  private var document: StoryboardDocument { storyboard.document }
  private var file: String { storyboard.document.file }

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - model: The controller's description in the document.
  ///   - creator: A closure that creates the instance. If it returns `nil`, `init?(coder:)` creates the instance.
  /// - Returns: The controller with the controllers that it contains.
  /// - Throws: ``InterfaceBuilderError`` if the document does not yield the controller.
  func controller(
    _ model: ViewControllerModel, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(InterfaceBuilderError) -> UIViewController {
    try budget.spend(on: model, of: file) { () throws(InterfaceBuilderError) in
      if model.isReference {
        return try referenced(by: model, creator: creator)
      }
      let controller = try instance(of: model, creator: creator)
      controller.document = storyboard
      let table = ObjectTable(file: file, elsewhere: model.view?.allIDs ?? [])
      table.add(controller, for: model)
      controller.apply(model, table)
      table.connect()
      try controller.contain(children(of: controller, model), of: model, in: file)
      return controller
    }
  }

  private func instance(
    of model: ViewControllerModel, creator: ((NSCoder) -> UIViewController?)?
  ) throws(InterfaceBuilderError) -> UIViewController {
    let classes = ClassLookup(bundle: storyboard.bundle)
    let type = classes.type(model.customClass, element: model.elementName, base: UIViewController.self)
    let nibName = model.nameOfView ?? model.nibName
    let coder = ConstructionCoder(nibName: nibName, bundle: storyboard.bundle, document: storyboard)
    if let created = creator?(coder) {
      guard created.isKind(of: type) else {
        let message = "Custom instantiated \(describe(created)) must be kind of class \(String(reflecting: type))."
        throw InterfaceBuilderError(.unexpectedContent, model, in: file, message)
      }
      return created
    }
    guard let controller = type.init(coder: coder) else {
      throw InterfaceBuilderError(rejectedBy: type, model, in: file)
    }
    return controller
  }

  /// Creates the controllers that a container initially contains.
  private func children(
    of controller: UIViewController, _ model: ViewControllerModel
  ) throws(InterfaceBuilderError) -> [UIViewController] {
    switch controller {
    case is UINavigationController: return try controllers(.root, of: model)
    case is UITabBarController: return try controllers(.tab, of: model)
    case is UISplitViewController:
      if let style = model.element["style"], style != "unspecified" {
        UIKitWarnings.warn(
          "\(file):\(model.element.line): \(model.label) becomes a classic split view: style \(style) is not read."
        )
      }
      return try controllers(.master, of: model) + controllers(.detail, of: model)
    default: return []
    }
  }

  private func controllers(
    _ place: ViewControllerModel.Relationship, of model: ViewControllerModel
  ) throws(InterfaceBuilderError) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for id in model.destinations(place) {
      guard let destination = document.viewController(id: id) else {
        let message = "The relationship \(place.rawValue) leads to \"\(id)\", which the storyboard does not have."
        throw InterfaceBuilderError(.missingObject, model, in: file, message)
      }
      controllers.append(try controller(destination))
    }
    return controllers
  }

  private func referenced(
    by model: ViewControllerModel, creator: ((NSCoder) -> UIViewController?)?
  ) throws(InterfaceBuilderError) -> UIViewController {
    if let identifier = model.element["bundleIdentifier"], !identifier.isEmpty {
      UIKitWarnings.warn("\(file): bundle \(identifier) of \(model.label) is not searched: bundles have no names here.")
    }
    var other = storyboard
    if let name = model.element["storyboardName"], name != storyboard.name {
      other = try UIStoryboard(loading: name, bundle: storyboard.bundle)
    }
    let instantiation = StoryboardInstantiation(storyboard: other, budget: budget)
    return try instantiation.controller(
      other.model(withIdentifier: model.element["referencedIdentifier"]), creator: creator)
  }
}

/// A limit that ends an instantiation that would not stop.
///
/// The relationships of a document may form a circle, fan out from level to level, or form a long chain.
@MainActor
final class InstantiationBudget {
  private var underConstruction: Set<String> = []
  private var made = 0
  private let limit = 1_000
  private let depth = 32

  /// Runs `make` for the controller at `element` of `file`, unless that controller is already being created.
  func spend<Made>(
    on element: ViewControllerModel, of file: String, make: () throws(InterfaceBuilderError) -> Made
  ) throws(InterfaceBuilderError) -> Made {
    let key = "\(file)#\(element.id)"
    made += 1
    guard made <= limit else {
      throw InterfaceBuilderError(
        .tooLarge, element, in: file, "One instantiation would make more than \(limit) view controllers.")
    }
    guard underConstruction.insert(key).inserted else {
      throw InterfaceBuilderError(.endlessRelationship, element, in: file, "The view controller would contain itself.")
    }
    guard underConstruction.count <= depth else {
      throw InterfaceBuilderError(
        .tooDeep, element, in: file, "View controllers contain one another deeper than \(depth) levels.")
    }
    defer { underConstruction.remove(key) }
    return try make()
  }
}
