/// Where a ``StackIteratingFinder`` looks for its controller.
///
/// The search starts with the topmost controller: the root of the window, or what is presented on top of everything.
/// It looks there first, then at what is presented above it, then at what lies under it, nearest first. In a container
/// the visible children come before the hidden ones.
public struct SearchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The topmost controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The starting controller and, in a container, its visible children.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children of a container, visible or not.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// Everything under the topmost controller.
  public static let presenting = SearchOptions(rawValue: 1 << 3)
  /// Everything presented above the starting controller.
  public static let presented = SearchOptions(rawValue: 1 << 4)

  /// Everywhere.
  public static let everywhere: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The topmost controller and what it shows.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The topmost controller and all that it contains.
  public static let currentAllStack: SearchOptions = [.current, .contained]

  /// What finders use unless they say otherwise: ``everywhere``.
  public static let `default` = everywhere
}

extension SearchOptions: CustomStringConvertible {
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
      (.presenting, "presenting"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
