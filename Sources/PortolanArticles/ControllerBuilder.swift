/// A builder of the controllers of screens, so that screens do not build each other.
///
/// ```swift
/// let builder = ControllerBuilder(dataSource: rootAssembly, root: .home)
/// window.rootViewController = builder.buildRootController()
/// ```
@MainActor
public struct ControllerBuilder<Key> {
  private let build: @MainActor (Key) -> UIViewController
  private let root: Key?

  /// Creates a builder for the screens of a root assembly.
  ///
  /// - Parameters:
  ///   - dataSource: The root assembly. An instance of a class is not retained, because a root assembly often keeps the
  ///     builder. The app must keep it while screens are built.
  ///   - root: The first screen, if the app will call ``buildRootController()``.
  public init(dataSource: any AssemblyDataSource<Key>, root: Key? = nil) {
    self.root = root
    guard type(of: dataSource) is AnyClass else {
      build = { dataSource.build($0) }
      return
    }
    let name = typeName(type(of: dataSource))
    build = { [weak object = dataSource as AnyObject] key in
      guard let dataSource = object as? any AssemblyDataSource<Key> else {
        preconditionFailure(
          "\(name), the data source of this ControllerBuilder, was released before \(key) was built. To fix: keep the data "
            + "source, for instance in the scene delegate; the builder does not.")
      }
      return dataSource.build(key)
    }
  }

  /// Builds the controller of a screen.
  ///
  /// ```swift
  /// let builder = ControllerBuilder<ShopScreen>(dataSource: rootAssembly)
  /// navigationController.pushViewController(builder.buildController(for: .bag), animated: true)
  /// ```
  ///
  /// - Parameter screen: The screen. It must have an assembly. Otherwise the program stops.
  /// - Returns: A new controller outside the hierarchy.
  public func buildController(for screen: Key) -> UIViewController { build(screen) }

  /// Builds the controller of the first screen.
  ///
  /// The builder must have been created with a first screen. Otherwise the program stops.
  ///
  /// - Returns: A new controller outside the hierarchy.
  public func buildRootController() -> UIViewController {
    guard let root else {
      preconditionFailure("This ControllerBuilder knows no first screen. To fix: create it with a root.")
    }
    return buildController(for: root)
  }
}

extension ControllerBuilder where Key: Screen {
  /// Creates a builder for screens that are built by their own assemblies.
  ///
  /// - Parameter root: The first screen, if the app will call ``buildRootController()``.
  public init(root: Key? = nil) {
    build = { $0.buildController() }
    self.root = root
  }
}
