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
