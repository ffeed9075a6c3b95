/// The name of a controller's class, without its module.
func typeName(_ object: AnyObject) -> String {
  String(describing: type(of: object))
}

/// The name of a class, without its module.
func typeName(_ type: any Any.Type) -> String {
  String(describing: type)
}

/// What an action, a finder or a guard calls itself, or else its type.
@MainActor
func describe(_ value: Any) -> String {
  if let value = value as? any Adapting { return describe(value.adapted) }
  if let value = value as? any CustomStringConvertible { return value.description }
  return String(describing: type(of: value))
}

/// A finder with the places it looks in.
@MainActor
func describe(_ finder: any Finder) -> String {
  let name = describe(finder as Any)
  guard let finder = finder as? any StackIteratingFinder else { return name }
  return "\(name) in \(finder.options)"
}
