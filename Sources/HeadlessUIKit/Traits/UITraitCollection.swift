/// The traits of an interface: its size classes, its appearance and the device.
public final class UITraitCollection: NSObject, Sendable {
  /// The values of the traits.
  struct Values: Hashable, Sendable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var width = UIUserInterfaceSizeClass.unspecified
    var height = UIUserInterfaceSizeClass.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var textSize = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
    var split = UISplitViewController.LayoutEnvironment.none
    var own = OwnTraits()
  }

  let values: Values
  /// The list of the traits that a running method reads.
  let reads: TraitReads?

  init(_ values: Values, reads: TraitReads? = nil) {
    self.values = values
    self.reads = reads
  }

  /// Creates traits without values.
  public override convenience init() { self.init(Values()) }

  /// Returns the values after it noted that a trait is read.
  func noted(_ trait: UITrait) -> Values {
    reads?.note(trait)
    return values
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  public override var hash: Int { values.hashValue }

  /// Returns the traits with those that an app has set.
  final func changed(by overrides: ChosenTraits?, style: UIUserInterfaceStyle) -> UITraitCollection {
    guard overrides != nil || style != .unspecified else { return self }
    var values = values
    if let overrides {
      if overrides.horizontalSizeClass != .unspecified { values.width = overrides.horizontalSizeClass }
      if overrides.verticalSizeClass != .unspecified { values.height = overrides.verticalSizeClass }
      if overrides.userInterfaceStyle != .unspecified { values.style = overrides.userInterfaceStyle }
      values.own = values.own.merging(overrides.own)
    }
    if style != .unspecified { values.style = style }
    return UITraitCollection(values)
  }

  /// Returns the traits of the device, and of a window on it.
  @MainActor
  static func of(_ window: UIWindow?) -> UITraitCollection {
    UITraitCollection(
      Values(
        idiom: UIDevice.current.userInterfaceIdiom, width: window?.horizontalSizeClass ?? UIDevice.current.widthClass,
        height: window?.verticalSizeClass ?? .regular, style: .light,
        direction: .leftToRight, textSize: .large, scale: 1))
  }
}

extension UITraitCollection {
  /// Returns the values of several collections, where the later ones count more.
  static func merged(_ all: [Values]) -> Values {
    all.reduce(into: Values()) { merged, next in
      if next.idiom != .unspecified { merged.idiom = next.idiom }
      if next.width != .unspecified { merged.width = next.width }
      if next.height != .unspecified { merged.height = next.height }
      if next.style != .unspecified { merged.style = next.style }
      if next.direction != .unspecified { merged.direction = next.direction }
      if next.textSize != .unspecified { merged.textSize = next.textSize }
      if next.scale != 0 { merged.scale = next.scale }
      if next.split != .none { merged.split = next.split }
      merged.own = merged.own.merging(next.own)
    }
  }

  /// Returns the values of traits after a closure changed some of them.
  @MainActor
  static func changing(_ traits: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void) -> Values {
    let before = ChosenTraits(
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
      userInterfaceStyle: traits.userInterfaceStyle, own: traits.values.own)
    var chosen: any UIMutableTraits = before
    mutations(&chosen)
    var values = traits.values
    values.width = chosen.horizontalSizeClass
    values.height = chosen.verticalSizeClass
    values.style = chosen.userInterfaceStyle
    values.own = (chosen as? ChosenTraits ?? before).own
    return values
  }
}
