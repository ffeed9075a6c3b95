/// An element that was skipped because this module does not support it.
package struct UnknownElement: Hashable, Sendable {
  /// The name of the element.
  package let name: String
  /// The element that contains it, as it is written.
  package let parent: String
  /// A Boolean value that indicates whether the element became a plain view without the properties of its kind.
  package let isPlainView: Bool
  /// The line of the first such element, counted from 1.
  package let line: Int
}
