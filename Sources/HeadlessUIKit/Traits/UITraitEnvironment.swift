/// An object with traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells the object that its traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The traits that can be set.
@MainActor
public protocol UIMutableTraits {
  /// The size class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The light or the dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The value of a trait that the app defines.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that an app sets in place of the device's.
public protocol UITraitOverrides: UIMutableTraits {}

/// The traits that an app has set, where nothing stands for no value.
struct ChosenTraits: UITraitOverrides {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var own = OwnTraits()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { own[trait] ?? Trait.defaultValue }
    set { own[trait] = newValue }
  }
}

extension UIView: HeadlessTraits {
  /// The traits: the window's, and what the surrounding views and their controllers override.
  public final var traitCollection: UITraitCollection {
    let around =
      viewController?.traits ?? superviewReference?.traitCollection
      ?? .of(widthClass: (self as? UIWindow)?.horizontalSizeClass ?? UIDevice.current.widthClass)
    return around.changed(by: chosenTraits, style: overrideUserInterfaceStyle)
  }

  /// Notifies the view, its controller and what is below it that the traits changed.
  final func notifyOfTraits(before previous: UITraitCollection) {
    if let viewController {
      viewController.traitCollectionDidChange(previous)
      for registration in viewController.traitRegistrations {
        registration.tell(viewController, before: previous)
      }
    }
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.tell(self, before: previous) }
    for subview in subviewList { subview.notifyOfTraits(before: previous) }
  }
}

extension UIViewController: HeadlessTraits {
  /// The traits of the controller that need no view.
  final var traits: UITraitCollection {
    let around =
      parentReference?.traits ?? loadedView?.superviewReference?.traitCollection
      ?? .of(widthClass: UIDevice.current.widthClass)
    return around.changed(by: chosenTraits, style: overrideUserInterfaceStyle)
  }
}
