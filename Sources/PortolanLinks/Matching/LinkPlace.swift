/// The location of a placeholder's value in a link.
enum LinkPlace: Sendable {
  case component(Int)
  case rest(Int)
  case item(String)
  case fragment

  /// Returns the locations of a pattern's placeholders, in their order.
  static func of(_ pattern: LinkPattern) -> [LinkPlace] {
    // Placeholders are numbered in the order of the text.
    var places: [LinkPlace] = []
    for (index, component) in pattern.path.enumerated() {
      if case .placeholder = component { places.append(.component(index)) }
    }
    if pattern.optionalComponent != nil { places.append(.component(pattern.path.count)) }
    if pattern.rest != nil { places.append(.rest(pattern.path.count)) }
    for item in pattern.items {
      if case .placeholder = item.value { places.append(.item(item.name)) }
    }
    if case .placeholder = pattern.fragment { places.append(.fragment) }
    return places
  }
}
