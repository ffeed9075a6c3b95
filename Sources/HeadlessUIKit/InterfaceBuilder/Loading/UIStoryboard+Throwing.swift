extension UIStoryboard {
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
