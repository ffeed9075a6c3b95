// The earlier names of finders and factories.

extension SearchOptions {
  /// The earlier name of `everywhere`.
  @available(*, deprecated, renamed: "everywhere")
  public static var `default`: SearchOptions { everywhere }

  /// A name of the articles for `contained`.
  @available(*, unavailable, message: "write contained, or import PortolanArticles")
  public static var containing: SearchOptions { contained }

  /// A name of the articles for two options.
  @available(*, unavailable, message: "write [.current, .visible], or import PortolanArticles")
  public static var currentVisibleOnly: SearchOptions { [.current, .visible] }

  /// A name of the articles for two options.
  @available(*, unavailable, message: "write [.current, .contained], or import PortolanArticles")
  public static var currentAllStack: SearchOptions { [.current, .contained] }
}

/// The earlier name of the start of a search.
@available(*, unavailable, message: "import PortolanArticles, or search from another SearchScope")
public enum SearchStart {
  /// The topmost controller.
  case topmost
  /// The root of the window.
  case root
  /// Returns `.root`.
  public static func custom(_ choose: @MainActor () -> UIViewController?) -> SearchStart { .root }
}

extension ClassFinder {
  /// The earlier form of `ClassFinder(options: options).starting(from: start)`.
  @available(*, unavailable, message: "import PortolanArticles, and write ClassFinder(options:).starting(from:)")
  public init(options: SearchOptions = .everywhere, startingPoint: SearchStart) { self.init(options: options) }
}

extension ClassWithContextFinder {
  /// The earlier form of `ClassWithContextFinder(options: options).starting(from: start)`.
  @available(
    *, unavailable, message: "import PortolanArticles, and write ClassWithContextFinder(options:).starting(from:)"
  )
  public init(options: SearchOptions = .everywhere, startingPoint: SearchStart) { self.init(options: options) }
}

extension InlineFinder {
  /// The earlier form of `InlineFinder(options: options, where: predicate).starting(from: start)`.
  @available(*, unavailable, message: "import PortolanArticles, and write InlineFinder(options:where:).starting(from:)")
  public init(
    options: SearchOptions = .everywhere, startingPoint: SearchStart,
    where predicate: @escaping @MainActor (_ viewController: ViewController, _ context: Context) -> Bool
  ) { self.init(options: options, where: predicate) }
}

/// A finder of the router's own.
@available(*, unavailable, message: "write screen.destination, or Route.searching(_:) to search elsewhere")
public struct ScreenFinder<Target: Screen> {
  /// Creates nothing.
  public init(options: SearchOptions = .everywhere) {}
}

/// A factory of the router's own.
@available(*, unavailable, message: "write screen.buildController()")
public struct ScreenFactory<Target: Screen> {
  /// Creates nothing.
  public init() {}
}
