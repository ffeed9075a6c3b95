/// A factory that builds a hosted screen in a composed route.
///
/// ```swift
/// let search = StepAssembly(
///   finder: ClassFinder<HostedController<SearchAssembly>, String>(),
///   factory: HostingFactory { SearchAssembly(query: $0) }
/// )
/// .adding(ContextSettingTask())
/// .using(.push).from(.navigationController).using(.present).from(.current)
/// .assemble()
/// ```
public struct HostingFactory<Hosted: HostingAssembly, Context>: Factory {
  /// The class of the controller.
  public typealias ViewController = HostedController<Hosted>

  private let make: @MainActor (Context) throws -> Hosted

  /// Creates a factory.
  ///
  /// - Parameter make: A closure that returns the assembly for a context.
  public init(_ make: @escaping @MainActor (_ context: Context) throws -> Hosted) {
    self.make = make
  }

  /// Builds the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: The error of the closure.
  public func build(with context: Context) throws -> HostedController<Hosted> {
    HostedController(try make(context))
  }
}
