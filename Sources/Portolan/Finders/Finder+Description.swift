/// Returns the name of a finder, with the places that it searches.
@MainActor
func describe(_ finder: any Finder) -> String {
  if let finder = (finder as? any Adapting)?.adapted as? any Finder { return describe(finder) }
  let name = describe(finder as Any)
  guard let finder = finder as? any StackIteratingFinder else { return name }
  return "\(name) in \(finder.options)"
}
