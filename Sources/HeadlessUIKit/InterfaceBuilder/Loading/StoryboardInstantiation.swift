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
    _ model: ViewControllerModel,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(InterfaceBuilderError) -> UIViewController {
    try budget.spend(on: model, of: file) { () throws(InterfaceBuilderError) in
      if let reference = model.reference {
        return try referenced(reference, from: model, creator: creator)
      }
      let controller = try instance(of: model, creator: creator)
      controller.storyboardStorage = storyboard
      let table = ObjectTable(file: file, elsewhere: model.view?.allIDs ?? [])
      table.add(controller, id: model.id, connections: model.connections)
      controller.apply(model, table)
      table.connect()
      try fill(controller, with: model)
      return controller
    }
  }

  private func instance(
    of model: ViewControllerModel,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws(InterfaceBuilderError) -> UIViewController {
    let classes = ClassLookup(bundle: storyboard.bundle)
    let type = classes.type(model.customClass, element: model.elementName, base: UIViewController.self)
    let coder = ConstructionCoder(nibName: nibName(of: model), bundle: storyboard.bundle)
    if let created = creator?(coder) {
      guard created.isKind(of: type) else {
        let message = "Custom instantiated \(describe(created)) must be kind of class \(String(reflecting: type))."
        throw InterfaceBuilderError(.unexpectedContent, model, in: file, message)
      }
      return created
    }
    guard let controller = type.init(coder: coder) else {
      throw InterfaceBuilderError(
        .rejectedByInitializer, model, in: file, "\(String(reflecting: type)).init?(coder:) returned nil.")
    }
    return controller
  }

  private func nibName(of model: ViewControllerModel) -> String? {
    StoryboardViewName(of: model, storyboard: storyboard.name)?.nibName ?? model.nibName
  }

  private func fill(
    _ controller: UIViewController,
    with model: ViewControllerModel
  ) throws(InterfaceBuilderError) {
    switch controller {
    case let navigation as UINavigationController:
      let stack = try controllers(.root, of: model)
      if let nested = stack.first(where: { $0 is UINavigationController }) {
        let message = "A navigation controller cannot contain \(describe(nested)), which is another."
        throw InterfaceBuilderError(.unexpectedContent, model, in: file, message)
      }
      if !stack.isEmpty { navigation.viewControllers = stack }
    case let tabs as UITabBarController:
      let children = try controllers(.tab, of: model)
      if !children.isEmpty { tabs.viewControllers = children }
    case let split as UISplitViewController:
      if let style = model.settings.splitStyle, style != "unspecified" {
        UIKitWarnings.warn(
          "\(file):\(model.line): \(model.label) becomes a classic split view: style \(style) is not read."
        )
      }
      let columns = try controllers(.master, of: model) + controllers(.detail, of: model)
      if !columns.isEmpty { split.viewControllers = columns }
    default:
      break
    }
  }

  private func controllers(
    _ kind: RelationshipModel.Kind,
    of model: ViewControllerModel
  ) throws(InterfaceBuilderError) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for id in model.destinations(kind) {
      guard let destination = document.viewController(id: id) else {
        let message = "The relationship \(kind.rawValue) leads to \"\(id)\", which the storyboard does not have."
        throw InterfaceBuilderError(.missingObject, model, in: file, message)
      }
      controllers.append(try controller(destination))
    }
    return controllers
  }

  private func referenced(
    _ reference: StoryboardReference,
    from model: ViewControllerModel,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws(InterfaceBuilderError) -> UIViewController {
    if let identifier = reference.bundleIdentifier, !identifier.isEmpty {
      UIKitWarnings.warn("\(file): bundle \(identifier) of \(model.label) is not searched: bundles have no names here.")
    }
    var other = storyboard
    if let name = reference.storyboardName, name != storyboard.name {
      other = try UIStoryboard(loading: name, bundle: storyboard.bundle)
    }
    let instantiation = StoryboardInstantiation(storyboard: other, budget: budget)
    return try instantiation.controller(other.model(withIdentifier: reference.identifier), creator: creator)
  }
}
