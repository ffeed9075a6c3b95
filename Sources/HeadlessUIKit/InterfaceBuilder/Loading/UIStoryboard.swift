/// The scenes of a storyboard document, from which view controllers are made.
@MainActor
open class UIStoryboard: NSObject {
  final let name: String
  final let bundle: Bundle
  final let document: StoryboardDocument

  /// Opens a storyboard.
  ///
  /// The program ends where the bundle has no storyboard of that name that can be read.
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

  /// Opens a storyboard, or throws where ``init(name:bundle:)`` ends the program.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle with the storyboard, or `nil` for the main bundle and then that of `type`.
  ///   - type: The class of a controller in the storyboard, which tells the module whose bundle may have it.
  package init(
    loading name: String,
    bundle: Bundle?,
    for type: AnyClass? = nil
  ) throws(InterfaceBuilderError) {
    guard let located = NibLocator.storyboard(named: name, in: bundle, for: type) else {
      let path = (bundle ?? .main).bundlePath
      let message = "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)"
      throw InterfaceBuilderError(.missingFile, file: name, message: message)
    }
    self.name = name
    self.bundle = located.bundle
    document = try InterfaceDocuments.storyboard(at: located.path)
    super.init()
  }

  /// Makes the controller to begin with, or answers `nil` where the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard document.initialViewController != nil else { return nil }
    return orRaise { () throws(InterfaceBuilderError) in try makeViewController(withIdentifier: nil) }
  }

  /// Makes the controller with a storyboard identifier; the program ends where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orRaise { () throws(InterfaceBuilderError) in try makeViewController(withIdentifier: identifier) }
  }

  /// Makes the controller to begin with through an initialiser of the app's own.
  ///
  /// - Parameter creator: Makes the instance from a coder, which its initialiser passes on to `super.init(coder:)`;
  ///   where it answers `nil`, `init?(coder:)` makes it.
  /// - Returns: The controller, or `nil` where the storyboard names none to begin with.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard document.initialViewController != nil else { return nil }
    return orRaise { () throws(InterfaceBuilderError) in
      try makeViewController(ViewController.self, withIdentifier: nil, creator: creator)
    }
  }

  /// Makes the controller with a storyboard identifier through an initialiser of the app's own.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier; the program ends where there is none.
  ///   - creator: Makes the instance from a coder, which its initialiser passes on to `super.init(coder:)`;
  ///     where it answers `nil`, `init?(coder:)` makes it.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    orRaise { () throws(InterfaceBuilderError) in
      try makeViewController(ViewController.self, withIdentifier: identifier, creator: creator)
    }
  }

  private func orRaise<Made>(_ make: () throws(InterfaceBuilderError) -> Made) -> Made {
    do throws(InterfaceBuilderError) {
      return try make()
    } catch {
      raise(error.message)
    }
  }
}
