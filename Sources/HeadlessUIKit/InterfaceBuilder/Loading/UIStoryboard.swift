/// The scenes of a storyboard document, from which view controllers are created.
@MainActor
open class UIStoryboard: NSObject {
  final let name: String
  final let bundle: Bundle
  final let document: StoryboardDocument

  /// Opens a storyboard.
  ///
  /// The program ends if the bundle has no readable storyboard of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - storyboardBundleOrNil: The bundle with the storyboard, or `nil` for the main bundle.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(InterfaceBuilderError) {
      try self.init(loading: name, bundle: storyboardBundleOrNil)
    } catch {
      raise(error.message)
    }
  }

  /// Opens a storyboard, or throws if ``init(name:bundle:)`` would end the program.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle with the storyboard, or `nil` for the main bundle and then the bundle of `type`.
  ///   - type: The class of a controller in the storyboard. The bundle of its module may contain the storyboard.
  /// - Throws: ``InterfaceBuilderError`` if there is no such storyboard, or if it cannot be read.
  package init(loading name: String, bundle: Bundle?, for type: AnyClass? = nil) throws(InterfaceBuilderError) {
    guard let located = NibLocator.storyboard(named: name, in: bundle, for: type) else {
      let path = (bundle ?? .main).bundlePath
      let message = "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)"
      throw InterfaceBuilderError(.missingFile, file: name, message: message)
    }
    self.name = name
    self.bundle = located.bundle
    document = try InterfaceDocuments.document(at: located.path)
  }

  /// Creates the initial controller, or returns `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard document.initialViewController != nil else { return nil }
    return InterfaceBuilderError.orRaise(try makeViewController(withIdentifier: nil))
  }

  /// Creates the controller with a storyboard identifier, or ends the program if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    InterfaceBuilderError.orRaise(try makeViewController(withIdentifier: identifier))
  }

  /// Creates the initial controller with an initialiser that the app chooses.
  ///
  /// - Parameter creator: A closure that creates the instance from a coder. The initialiser passes the coder on to
  ///   `super.init(coder:)`. If it returns `nil`, `init?(coder:)` creates the instance.
  /// - Returns: The controller, or `nil` if the storyboard has no initial controller.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard document.initialViewController != nil else { return nil }
    return InterfaceBuilderError.orRaise(
      try makeViewController(ViewController.self, withIdentifier: nil, creator: creator))
  }

  /// Creates the controller with a storyboard identifier with an initialiser that the app chooses.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier. The program ends if no controller has it.
  ///   - creator: A closure that creates the instance from a coder. The initialiser passes the coder on to `super.init(coder:)`.
  ///     If it returns `nil`, `init?(coder:)` creates the instance.
  /// - Returns: The controller.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    InterfaceBuilderError.orRaise(
      try makeViewController(ViewController.self, withIdentifier: identifier, creator: creator))
  }

  /// Creates a controller, or throws if the instantiating methods would end the program.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier, or `nil` for the initial controller.
  ///   - creator: A closure that creates the instance from a coder. If it returns `nil`, `init?(coder:)` creates it.
  /// - Returns: The controller.
  /// - Throws: ``InterfaceBuilderError`` if there is no such controller, or if it cannot be created.
  package final func makeViewController(
    withIdentifier identifier: String?, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(InterfaceBuilderError) -> UIViewController {
    let model = try model(withIdentifier: identifier)
    let instantiation = StoryboardInstantiation(storyboard: self, budget: InstantiationBudget())
    return try instantiation.controller(model, creator: creator)
  }

  /// Creates a controller of a known class, or throws if the instantiating methods would end the program.
  ///
  /// - Parameters:
  ///   - type: The expected class. The document may name a subclass of it.
  ///   - identifier: The storyboard identifier, or `nil` for the initial controller.
  ///   - creator: A closure that creates the instance from a coder. If it returns `nil`, `init?(coder:)` creates it.
  /// - Returns: The controller.
  /// - Throws: ``InterfaceBuilderError`` if there is no such controller, or if it cannot be created.
  package final func makeViewController<ViewController: UIViewController>(
    _ type: ViewController.Type, withIdentifier identifier: String?, creator: ((NSCoder) -> ViewController?)? = nil
  ) throws(InterfaceBuilderError) -> ViewController {
    let erased = creator.map { creator in { (coder: NSCoder) -> UIViewController? in creator(coder) } }
    let controller = try makeViewController(withIdentifier: identifier, creator: erased)
    guard let expected = controller as? ViewController else {
      let model = try model(withIdentifier: identifier)
      let message =
        "The storyboard's \(model.label) made \(describe(controller)), which is no \(String(reflecting: type))."
      throw InterfaceBuilderError(.unexpectedContent, model, in: document.file, message)
    }
    return expected
  }

  /// Returns the description of a controller in the document, or of the initial one if the identifier is `nil`.
  final func model(withIdentifier identifier: String?) throws(InterfaceBuilderError) -> ViewControllerModel {
    let model = identifier.map(document.viewController(withIdentifier:)) ?? document.initialViewController
    if let model { return model }
    let missing = identifier.map { "a view controller with identifier '\($0)'" } ?? "an initial view controller"
    let message = "Storyboard (\(describe(self))) doesn't contain \(missing)"
    throw InterfaceBuilderError(.missingScene, file: document.file, element: identifier, message: message)
  }
}
