/// The location of a placeholder's value in a link.
enum LinkPlace: Sendable {
  case component(Int)
  case rest(Int)
  case item(String)
  case fragment

  /// Returns the locations of a pattern's placeholders, in their order.
  static func of(_ pattern: LinkPattern) -> [LinkPlace] {
    var places: [Int: LinkPlace] = [:]
    for (index, component) in pattern.path.enumerated() {
      if case .placeholder(let number) = component { places[number] = .component(index) }
    }
    if let optional = pattern.optionalComponent { places[optional] = .component(pattern.path.count) }
    if let rest = pattern.rest { places[rest] = .rest(pattern.path.count) }
    for item in pattern.items {
      if case .placeholder(let number) = item.value { places[number] = .item(item.name) }
    }
    if case .placeholder(let number) = pattern.fragment { places[number] = .fragment }
    return pattern.placeholders.indices.compactMap { places[$0] }
  }
}
