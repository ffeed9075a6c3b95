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
  public final var traitCollection: UITraitCollection { traits.noting(for: self) }

  /// The traits, which note no reading.
  final var traits: UITraitCollection {
    let around = viewController?.traits ?? superviewReference?.traits ?? .of(self as? UIWindow)
    return around.changed(by: chosenTraits, style: chosenStyle)
  }

  /// Notifies the view, its controller and what is below it that the traits changed, and then runs the methods again that read them.
  final func notifyOfTraits(before previous: UITraitCollection) {
    if tellOfTraits(before: previous), enclosingWindow != nil { layoutIfNeeded() }
  }

  /// Notifies all of them, each with its own previous traits, and returns a Boolean value that indicates whether methods read them.
  private func tellOfTraits(before previous: UITraitCollection) -> Bool {
    if let viewController {
      viewController.traitCollectionDidChange(previous)
      for registration in viewController.traitRegistrations {
        registration.tell(viewController, before: previous)
      }
    }
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.tell(self, before: previous) }
    var areRead = markReaders(before: previous)
    for subview in subviewList where subview.tellOfTraits(before: subview.traits(in: previous)) { areRead = true }
    if let split = viewController as? UISplitViewController { split.toldLayout = split.layoutEnvironment }
    return areRead
  }

  /// Returns the traits that the view had when the traits around it were others.
  private func traits(in around: UITraitCollection) -> UITraitCollection {
    guard let viewController else { return around.changed(by: chosenTraits, style: chosenStyle) }
    let split = viewController.parentReference as? UISplitViewController
    return around.inside(split?.toldLayout)
      .changed(by: viewController.chosenTraits, style: viewController.chosenStyle)
      .changed(by: chosenTraits, style: chosenStyle)
  }
}

extension UIViewController: HeadlessTraits {
  /// The traits of the controller that need no view.
  final var traits: UITraitCollection {
    let split = parentReference as? UISplitViewController
    let around =
      parentReference?.traits.inside(split?.layoutEnvironment) ?? loadedView?.superviewReference?.traits
      ?? .of(nil)
    return around.changed(by: chosenTraits, style: chosenStyle)
  }
}

extension UITraitCollection {
  /// Returns the traits inside a split view controller with a layout, or the same traits if there is none.
  func inside(_ layout: UISplitViewController.LayoutEnvironment?) -> UITraitCollection {
    guard let layout, layout != values.split else { return self }
    var values = values
    values.split = layout
    return UITraitCollection(values)
  }
}
