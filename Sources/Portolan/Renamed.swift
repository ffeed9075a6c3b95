// The names of members that only the package itself still uses, so that PortolanCore cannot have a hint of the same name.
// They are kept for one release.

extension NavigationPlan {
  /// The plan in one line.
  @available(*, unavailable, renamed: "description")
  public var summary: String { description }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description.
  @available(*, unavailable, message: "write type and detail")
  public var title: String { type }
}

extension ContainerAdapter {
  /// The children of a restored container.
  @available(*, unavailable, renamed: "isStack")
  public var restoresStoredChildrenOnly: Bool { isStack }
}

extension DefaultRouter {
  /// The form of `close(_:animated:)` for synchronous code.
  @available(*, unavailable, message: "write Task { try await router.close(viewController) }")
  public func close(
    _ viewController: UIViewController, animated: Bool = true,
    completion: @escaping @MainActor (_ result: Result<Bool, any Error>) -> Void
  ) {}
}

extension ScreenRouter {
  /// The form of `navigate(to:animated:policy:)` for synchronous code.
  @available(*, unavailable, message: "write Task { try await screens.navigate(to: screen) }, or screens.go(screen)")
  public func navigate(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {}
}
