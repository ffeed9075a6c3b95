/// A public declaration, reduced to what a caller, an override or a conformance can tell.
struct Declaration: Hashable {
  /// The names around it and its own, with labels: `UIView.insertSubview(_:at:)`.
  let path: String
  /// The kind, in the compiler's word: `swift.method`.
  let kind: String
  /// The text without modifiers, names inside parameters, and accessors.
  let text: String
  /// A Boolean value that indicates whether a value can be assigned.
  let isSettable: Bool
  /// A Boolean value that indicates whether other modules can override or subclass it.
  let isOpen: Bool
  /// A Boolean value that indicates whether an initializer is a designated one.
  let isDesignated: Bool
  /// A Boolean value that indicates whether each subclass must have the initializer.
  let isRequired: Bool

  /// Modifiers of which a user notices nothing, or which the other properties tell.
  private static let dropped: Set<String> = [
    "final", "override", "convenience", "required", "open", "public", "weak", "unowned", "unowned(unsafe)", "mutating",
    "nonmutating", "lazy", "@preconcurrency",
  ]

  init(_ symbol: SymbolGraph.Symbol) {
    path = symbol.path
    kind = symbol.kind.identifier
    isOpen = symbol.accessLevel == "open"
    let written = symbol.declarationFragments.map(\.spelling).joined()
    let words = Self.words(of: symbol.declarationFragments)
    isDesignated = !words.contains("convenience")
    isRequired = words.contains("required")
    // The compiler does not tell whether a lazy one is private(set), and the script refuses one that is not.
    isSettable = kind.contains("property") && !words.contains("lazy") && Self.isSettable(written)
    let kept = words.filter { !Self.dropped.contains($0) }
    var text = kept.joined(separator: " ")
    if let accessors = text.range(of: " {") { text.removeSubrange(accessors.lowerBound...) }
    // The protocols that it refines are compared by themselves.
    if kind == "swift.protocol", let parents = text.range(of: " : ") { text.removeSubrange(parents.lowerBound...) }
    if kind.contains("property") {
      text = text.replacing(" let ", with: " var ")
      if text.hasPrefix("let ") { text = "var" + text.dropFirst(3) }
    }
    self.text = text.replacing("class func", with: "static func").replacing("class var", with: "static var")
  }

  /// Returns the words of a declaration, without the names that parameters have inside.
  private static func words(of fragments: [SymbolGraph.Fragment]) -> [String] {
    var text = ""
    var hasLabel = false
    for fragment in fragments {
      switch fragment.kind {
      case "externalParam": hasLabel = true
      case "internalParam" where hasLabel:
        hasLabel = false
        if text.hasSuffix(" ") { text.removeLast() }
        continue
      default: if fragment.spelling.contains(":") { hasLabel = false }
      }
      text += fragment.spelling
    }
    return text.split(separator: " ").map(String.init)
  }

  private static func isSettable(_ text: String) -> Bool {
    if text.contains("{ get }") { return false }
    if text.contains("{ get set }") || text.contains("{ get nonmutating set }") { return true }
    return text.split(separator: " ").contains("var")
  }
}
