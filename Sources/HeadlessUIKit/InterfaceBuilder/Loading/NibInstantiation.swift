/// An instantiation of the objects in a nib.
@MainActor
struct NibInstantiation {
  private let document: NibDocument
  private let bundle: Bundle
  private let classes: ClassLookup
  private let owner: NSObject?

  init(document: NibDocument, bundle: Bundle, owner: Any?) {
    self.document = document
    self.bundle = bundle
    self.owner = owner as? NSObject
    classes = ClassLookup(bundle: bundle, owner: owner)
  }

  /// Finds and reads a nib.
  init(nibName: String, bundle: Bundle?, owner: Any?) throws(InterfaceBuilderError) {
    let type: AnyClass? = (owner as? NSObject).map { Swift.type(of: $0) }
    guard let located = NibLocator.nib(named: nibName, in: bundle, for: type) else {
      throw Self.missing(nibName, bundle)
    }
    self.init(document: try InterfaceDocuments.document(at: located.path), bundle: located.bundle, owner: owner)
  }

  /// A Boolean value that indicates whether the `view` outlet of the owner leads to a view of the nib.
  var hasOwnerView: Bool {
    document.objects.contains { object in
      if case .view(let model) = object { model.id == document.owner.viewID } else { false }
    }
  }

  /// Creates the objects, sets the view of the owner, and makes all connections.
  func objects() throws(InterfaceBuilderError) -> [NSObject] {
    var objects: [NSObject] = []
    var ownerView: UIView?
    let table = ObjectTable(file: document.file)
    if let owner {
      table.add(owner: owner, for: document.owner)
      table.add(document.owner.runtimeAttributes, of: owner)
    }
    let viewID = document.owner.viewID
    for object in document.objects {
      switch object {
      case .view(let model):
        let view = try ViewInstantiation(classes: classes, table: table).view(model)
        objects.append(view)
        if model.id == viewID { ownerView = view }
      case .viewController(let model):
        objects.append(try controller(model, table))
      }
    }
    if let ownerView { (owner as? UIViewController)?.view = ownerView }
    table.connect()
    return objects
  }

  /// Returns the error for a nib that a bundle does not contain, in UIKit's words.
  static func missing(_ nibName: String, _ bundle: Bundle?) -> InterfaceBuilderError {
    let path = (bundle ?? .main).bundlePath
    let message = "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(nibName)'"
    return InterfaceBuilderError(.missingFile, file: nibName, message: message)
  }

  private func controller(
    _ model: ViewControllerModel, _ table: ObjectTable
  ) throws(InterfaceBuilderError) -> UIViewController {
    let type = classes.type(model.customClass, element: model.elementName, base: UIViewController.self)
    guard let controller = type.init(coder: ConstructionCoder(nibName: model.nibName, bundle: bundle)) else {
      throw InterfaceBuilderError(rejectedBy: type, model, in: document.file)
    }
    table.add(controller, for: model)
    controller.apply(model, table)
    if let view = model.view { controller.view = try ViewInstantiation(classes: classes, table: table).view(view) }
    var children: [UIViewController] = []
    for child in model.children { children.append(try self.controller(child, table)) }
    try controller.contain(children, of: model, in: document.file)
    return controller
  }
}
