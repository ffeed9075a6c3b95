/// The places where a ``StackIteratingFinder`` searches for its controller.
///
/// The search starts with the topmost controller: the controller presented on top, or else the root of the window. It
/// examines that controller first, then the controllers presented above it, and then the controllers under it, nearest
/// first. In a container the visible children precede the hidden ones. What a hidden child presents in its own context, such as a
/// sheet in a tab that is not selected, is not searched.
///
/// ```swift
/// ClassFinder<BagViewController, Any?>(options: [.current, .visible, .presenting])
/// ```
public struct SearchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits of the options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The topmost controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The starting controller and, in a container, its visible children.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children of a container, both visible and hidden.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// All controllers under the topmost controller.
  public static let presenting = SearchOptions(rawValue: 1 << 3)
  /// All controllers presented above the starting controller.
  public static let presented = SearchOptions(rawValue: 1 << 4)

  /// All places, where a finder searches that is created without options.
  public static let everywhere: SearchOptions = [.current, .contained, .presented, .presenting]
}

extension SearchOptions: CustomStringConvertible {
  /// The names of the options in brackets, such as `[current, contained]`.
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
      (.presenting, "presenting"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
