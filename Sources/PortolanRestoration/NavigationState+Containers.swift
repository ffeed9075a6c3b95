extension NavigationState {
  /// One of UIKit's own containers, by the name under which a state stores it.
  public struct Container: RawRepresentable, Codable, Hashable, Sendable {
    /// The class of the container.
    let kind: BuiltInContainer

    init(_ kind: BuiltInContainer) {
      self.kind = kind
    }

    /// Finds a container by its name.
    ///
    /// - Parameter rawValue: The name; the result is `nil` if no container has it.
    public init?(rawValue: String) {
      guard let kind = BuiltInContainer.named(rawValue) else { return nil }
      self.kind = kind
    }

    /// The name of the container in a stored state.
    public var rawValue: String { kind.name }

    /// A `UINavigationController`.
    public static var navigation: Self { Self(.navigation) }
    /// A `UITabBarController`.
    public static var tabs: Self { Self(.tabs) }
    /// A `UISplitViewController`.
    public static var split: Self { Self(.split) }
    /// A `UIPageViewController`, which is restored with pages that scroll beside each other.
    public static var pages: Self { Self(.pages) }
  }
}
