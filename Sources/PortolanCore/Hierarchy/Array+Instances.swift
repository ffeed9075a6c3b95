// Comparisons by identity.
extension Array where Element: AnyObject {
  /// Returns a Boolean value that indicates whether this very object is an element.
  ///
  /// - Complexity: O(n) in the number of elements.
  package nonisolated func containsInstance(_ object: AnyObject) -> Bool { indexOfInstance(object) != nil }

  /// Returns the position of this very object, or `nil` if it is not an element.
  ///
  /// - Complexity: O(n) in the number of elements.
  package nonisolated func indexOfInstance(_ object: AnyObject) -> Int? { firstIndex { $0 === object } }

  /// Returns a Boolean value that indicates whether the elements are the same objects in the same order.
  ///
  /// - Complexity: O(n) in the number of elements.
  package nonisolated func hasSameInstances(as others: [Element]) -> Bool {
    count == others.count && startsWithInstances(of: others)
  }

  /// Returns the elements that are not among others.
  ///
  /// - Complexity: O(n) in the number of elements of both.
  nonisolated func leaving(for others: [Element]) -> [Element] {
    // New elements usually follow all existing ones.
    if others.startsWithInstances(of: self) { return [] }
    // A set takes longer to make than a few objects to compare.
    let staying = others.count < 4 ? nil : Set(others.map(ObjectIdentifier.init))
    return filter { !(staying?.contains(ObjectIdentifier($0)) ?? others.containsInstance($0)) }
  }

  /// Returns the elements without an object.
  nonisolated func without(_ object: AnyObject) -> [Element] { filter { $0 !== object } }

  /// Returns a Boolean value that indicates whether the first elements are the same objects in the same order.
  ///
  /// - Complexity: O(n) in the number of the others.
  nonisolated func startsWithInstances(of others: [Element]) -> Bool { starts(with: others, by: ===) }
}
