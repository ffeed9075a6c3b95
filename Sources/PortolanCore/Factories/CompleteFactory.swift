/// The factory of a container that always has certain children.
///
/// ``CompleteFactoryAssembly`` creates it.
@MainActor
public struct CompleteFactory<Container: ContainerFactory>: AbstractFactory {
  /// The class of the container.
  public typealias ViewController = Container.ViewController
  /// The type of the context of the container factory.
  public typealias Context = Container.Context
  /// The need of a step that can build its controller.
  public typealias Needs = NeedsAction

  /// The factory of one child, together with the closure that places the child.
  struct Part {
    let product: @MainActor (Context, BuildSite) throws -> Work<UIViewController>
    let place: @MainActor (UIViewController, inout [UIViewController]) throws -> Void
  }

  let factory: Container
  let parts: [Part]

  /// Builds the container with its own children.
  ///
  /// The router adds those of the route.
  ///
  /// - Parameters:
  ///   - context: The context of the request, which all factories receive.
  ///   - site: The navigation that asks.
  /// - Returns: A new container outside the hierarchy, or the work that builds it if a child has an ``AsyncFactory``.
  /// - Throws: The errors of the factories and of the actions that place the children.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    let begun = try parts.map { (place: $0.place, product: try $0.product(context, site)) }
    var own: [ContainerChildren.Child] = []
    for (place, product) in begun {
      guard case .finished(let child) = product else { continue }
      own.append(ContainerChildren.Child(viewController: child, place: place))
    }
    if own.count == begun.count {
      return .finished(try factory.build(with: context, integrating: ContainerChildren(own)))
    }
    return .pending {
      var own: [ContainerChildren.Child] = []
      for (place, product) in begun {
        own.append(ContainerChildren.Child(viewController: try await product.value, place: place))
      }
      return try factory.build(with: context, integrating: ContainerChildren(own))
    }
  }
}
