/// The loading of controllers' views from nibs and storyboards.
@MainActor
enum ControllerNib {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: Bundle?
  }

  /// The nibs that are named for classes, cached so that the bundles are searched once for each class.
  private static var named: [Key: String?] = [:]

  /// Sets the view of a controller from its nib and connects the objects in it.
  ///
  /// - Returns: `true` if the controller names a nib, or if there is a nib named for its class.
  static func setView(of controller: UIViewController) throws(InterfaceBuilderError) -> Bool {
    if let nibName = controller.nibName {
      if let storyboard = controller.storyboard, let model = storyboard.document.viewController(ofViewNamed: nibName) {
        try setView(model, of: controller, in: storyboard)
      } else {
        try setView(fromNib: nibName, of: controller)
      }
      return true
    }
    guard let nibName = nibName(for: controller) else { return false }
    try setView(fromNib: nibName, of: controller)
    return true
  }

  private static func nibName(for controller: UIViewController) -> String? {
    let type: AnyClass = type(of: controller)
    guard type != UIViewController.self else { return nil }
    let key = Key(type: ObjectIdentifier(type), bundle: controller.nibBundle)
    if let known = named[key] { return known }
    let name = controller.createsOwnView ? nil : NibLocator.nibName(for: type, in: controller.nibBundle)
    named[key] = .some(name)
    return name
  }

  private static func setView(
    fromNib nibName: String, of controller: UIViewController
  ) throws(InterfaceBuilderError) {
    let instantiation = try NibInstantiation(nibName: nibName, bundle: controller.nibBundle, owner: controller)
    guard instantiation.hasOwnerView else {
      let message = """
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(nibName)" nib but the view outlet was not set.
        """
      throw InterfaceBuilderError(.viewNotSet, file: nibName, message: message)
    }
    _ = try instantiation.objects()
  }

  private static func setView(
    _ model: ViewControllerModel, of controller: UIViewController, in storyboard: UIStoryboard
  ) throws(InterfaceBuilderError) {
    guard let view = model.view else { return }
    let classes = ClassLookup(bundle: storyboard.bundle, owner: controller)
    // Outlets to objects that were created with the controller are already connected.
    let items = model.element.child("navigationItem").map { item in
      ["left", "right"].flatMap { BarButtonModel.list($0, in: item) }
    }
    let table = ObjectTable(file: storyboard.document.file, elsewhere: Set(items?.map(\.id) ?? []))
    table.add(owner: controller, for: model)
    controller.view = try ViewInstantiation(classes: classes, table: table).view(view)
    table.connect()
  }
}
