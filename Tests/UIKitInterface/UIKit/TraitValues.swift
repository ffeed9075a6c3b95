// swift-format-ignore-file
@preconcurrency @MainActor public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }  // horizontalSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }  // verticalSizeClass
  var userInterfaceStyle: UIUserInterfaceStyle { get set }  // userInterfaceStyle
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
}

