import Foundation

/// Loads the views of controllers from nibs and storyboards.
@MainActor
enum ControllerNib {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: Bundle?
  }

  /// The nibs named for classes, so that the bundles are searched once for each class.
  private static var named: [Key: String?] = [:]

  /// Sets the view of a controller from its nib, or answers `false` where it has none.
  ///
  /// The program ends where a nib that the controller names is missing, cannot be read, or connects no view.
  static func loadView(of controller: UIViewController) -> Bool {
    do throws(InterfaceBuilderError) {
      guard let view = try view(for: controller) else { return false }
      controller.view = view
      return true
    } catch {
      raise(error.message)
    }
  }

  /// Makes the view of a controller from its nib.
  ///
  /// - Returns: The view, or `nil` where the controller names no nib and there is none named for its class.
  static func view(for controller: UIViewController) throws(InterfaceBuilderError) -> UIView? {
    if let nibName = controller.nibName {
      if let name = StoryboardViewName(nibName) {
        return try storyboardView(name, for: controller)
      }
      return try view(fromNib: nibName, for: controller)
    }
    guard let nibName = nibName(for: controller) else { return nil }
    return try view(fromNib: nibName, for: controller)
  }

  private static func nibName(for controller: UIViewController) -> String? {
    let type: AnyClass = type(of: controller)
    guard type != UIViewController.self else { return nil }
    let key = Key(type: ObjectIdentifier(type), bundle: controller.nibBundle)
    if let known = named[key] { return known }
    // The views of the containers, and of alerts, are their own affair.
    let isContainer =
      controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
    let name = isContainer ? nil : NibLocator.nibName(for: type, in: controller.nibBundle)
    named[key] = .some(name)
    return name
  }

  private static func view(
    fromNib nibName: String,
    for controller: UIViewController
  ) throws(InterfaceBuilderError) -> UIView {
    let instantiation = try NibInstantiation(nibName: nibName, bundle: controller.nibBundle, owner: controller)
    guard let view = try instantiation.contents().ownerView else {
      let message = """
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(nibName)" nib but the view outlet was not set.
        """
      throw InterfaceBuilderError(.viewNotSet, file: nibName, message: message)
    }
    return view
  }

  private static func storyboardView(
    _ name: StoryboardViewName,
    for controller: UIViewController
  ) throws(InterfaceBuilderError) -> UIView {
    let storyboard = try UIStoryboard(loading: name.storyboard, bundle: controller.nibBundle)
    guard let model = name.view(in: storyboard.document) else {
      throw NibInstantiation.missing(name.nibName, controller.nibBundle)
    }
    let classes = ClassLookup(bundle: storyboard.bundle, owner: controller)
    return try ViewInstantiation(classes: classes, file: storyboard.document.file).view(model)
  }
}
