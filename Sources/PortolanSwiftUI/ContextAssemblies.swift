public import PortolanArticles

/// An assembly of a hosted screen that accepts its context from the route, also when the screen is already shown.
///
/// ```swift
/// struct SearchAssembly: ContextAcceptingAssembly {
///   var query: String
///
///   var text: String { "Results for \(query)" }
///
///   mutating func setup(with context: String) { query = context }
/// }
/// ```
///
/// A `ContextSettingTask` of the step calls it, see ``HostingFactory``.
public protocol ContextAcceptingAssembly<Context>: HostingAssembly {
  /// The type of the context that the screen shows.
  associatedtype Context

  /// Accepts a context, also in place of an earlier one.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: An error that explains why the screen cannot show the context. The navigation then fails with that error.
  mutating func setup(with context: Context) throws
}

extension HostedController: ContextAccepting where Hosted: ContextAcceptingAssembly {
  /// Passes a context to the assembly, and updates the view.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: The error of the assembly. It is then unchanged.
  public func setup(with context: Hosted.Context) throws {
    var hosted = hosted
    try hosted.setup(with: context)
    self.hosted = hosted
  }
}

/// An assembly of a hosted screen that can compare its content with a context, for a `ClassWithContextFinder`.
///
/// ```swift
/// struct ProductAssembly: ContextCheckingAssembly {
///   let id: Int
///
///   var text: String { "Product \(id)" }
///
///   func isTarget(for context: Int) -> Bool { id == context }
/// }
/// ```
public protocol ContextCheckingAssembly<Context>: HostingAssembly {
  /// The type of the context: the value that distinguishes instances of the screen.
  associatedtype Context

  /// Returns a Boolean value that indicates whether the screen shows the content that a context describes.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: `true` if the navigation can use this instance of the screen.
  func isTarget(for context: Context) -> Bool
}

extension HostedController: ContextChecking where Hosted: ContextCheckingAssembly {
  /// Asks the assembly.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The answer of the assembly.
  public func isTarget(for context: Hosted.Context) -> Bool { hosted.isTarget(for: context) }
}

/// An assembly of a hosted screen that closes with a value, in the way that its route defines.
///
/// ```swift
/// struct ColorAssembly: DismissibleAssembly {
///   typealias DismissalContext = String
///
///   var text: String { "Choose a colour" }
///   var actions: [HostedAction] { [HostedAction("Red") { $0.close(with: "red") }] }
/// }
/// ```
///
/// A `DismissalTask<HostedController<ColorAssembly>, Context>` of the step receives the value.
public protocol DismissibleAssembly<DismissalContext>: HostingAssembly {
  /// The type of the value.
  associatedtype DismissalContext
}

extension HostedController: Dismissible where Hosted: DismissibleAssembly {
  /// The type of the value.
  public typealias DismissalContext = Hosted.DismissalContext
}
