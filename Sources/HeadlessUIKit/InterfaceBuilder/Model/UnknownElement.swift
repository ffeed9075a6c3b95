/// An element that was skipped because nothing here knows what it stands for.
package struct UnknownElement: Hashable, Sendable {
  /// The name of the element.
  package let name: String
  /// The element it was found in, as it is written.
  package let parent: String
  /// Whether it became a plain view, and only what belongs to its kind was skipped.
  package let isPlainView: Bool
  /// The line where it was found first, counted from 1.
  package let line: Int
}
