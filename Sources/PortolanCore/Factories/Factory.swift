/// A factory that synchronously builds the controller of a step if its finder has not found it.
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
/// }
/// ```
///
/// To refuse a context before anything is built, implement ``AbstractFactory/checkContext(_:)``.
///
/// If a factory has to wait for something, conform to ``AsyncFactory`` instead.
@MainActor
public protocol Factory<ViewController, Context>: AbstractFactory where Needs == NeedsAction {
  /// The class of the controller that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Builds the controller with ``build(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks, which is not used.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: The errors of ``build(with:)``.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    .finished(try build(with: context))
  }
}

/// A factory that may wait for something, such as a file, before it returns the controller of a step.
///
/// Load the content of a screen in the screen itself, because the user sees no change until the factory returns. A
/// request that is cancelled does not wait for the factory, and discards a controller that arrives late.
///
/// ```swift
/// struct TemplateFactory: AsyncFactory {
///   func build(with context: URL) async throws -> TemplateViewController {
///     TemplateViewController(template: try await Template(contentsOf: context))
///   }
/// }
/// ```
@MainActor
public protocol AsyncFactory<ViewController, Context>: AbstractFactory where Needs == NeedsAction {
  /// The class of the controller that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context) async throws -> ViewController
}

extension AsyncFactory {
  /// Returns the work that builds the controller with ``build(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks, which is not used.
  /// - Returns: The work.
  public func product(for context: Context, at site: BuildSite) -> Work<UIViewController>? {
    .pending { try await build(with: context) }
  }
}
