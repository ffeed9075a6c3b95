/// A type that builds one screen together with its dependencies, such as its view model.
///
/// ```swift
/// struct ProductAssembly: Assembly {
///   let id: Int
///   let catalogue: Catalogue
///
///   func build() -> UIViewController { ProductViewController(viewModel: ProductViewModel(id: id, catalogue)) }
/// }
/// ```
@MainActor
public protocol Assembly {
  /// Builds the controller of the screen and connects its dependencies.
  ///
  /// - Returns: A new controller outside the hierarchy.
  func build() -> UIViewController
}

/// An assembly that builds its screen with a closure.
///
/// ```swift
/// case .help: InlineAssembly { HelpViewController() }
/// ```
public struct InlineAssembly: Assembly {
  private let body: @MainActor () -> UIViewController

  /// Creates an assembly from a closure.
  ///
  /// - Parameter body: A closure that builds the controller of the screen and connects its dependencies.
  public init(_ body: @escaping @MainActor () -> UIViewController) {
    self.body = body
  }

  /// Calls the closure.
  ///
  /// - Returns: A new controller outside the hierarchy.
  public func build() -> UIViewController { body() }
}

/// A source of the assemblies of all screens.
///
/// An app usually has one, its root assembly, which holds all dependencies.
///
/// ```swift
/// struct RootAssembly: AssemblyDataSource {
///   let catalogue = Catalogue()
///
///   func getAssembly(key: ShopScreen) -> (any Assembly)? {
///     switch key {
///     case .home: HomeAssembly()
///     case .product(let id): ProductAssembly(id: id, catalogue: catalogue)
///     }
///   }
/// }
/// ```
@MainActor
public protocol AssemblyDataSource<Key> {
  /// The type that identifies a screen, usually the enum of all screens.
  associatedtype Key

  /// Returns the assembly of a screen.
  ///
  /// - Parameter key: The screen.
  /// - Returns: The assembly, or `nil` if the source has none for this screen.
  func getAssembly(key: Key) -> (any Assembly)?
}

/// A builder of the controllers of screens, so that screens do not build each other.
///
/// ```swift
/// let builder = ControllerBuilder(dataSource: rootAssembly, root: .home)
/// window.rootViewController = builder.buildRootController()
/// ```
@MainActor
public struct ControllerBuilder<Key> {
  private let assembly: @MainActor (Key) -> (any Assembly)?
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
      assembly = { dataSource.getAssembly(key: $0) }
      return
    }
    let name = typeName(type(of: dataSource))
    assembly = { [weak object = dataSource as AnyObject] key in
      guard let dataSource = object as? any AssemblyDataSource<Key> else {
        preconditionFailure(
          "\(name), the data source of this ControllerBuilder, was released before \(key) was built. To fix: keep the data "
            + "source, for instance in the scene delegate; the builder does not.")
      }
      return dataSource.getAssembly(key: key)
    }
  }

  /// Builds the controller of a screen.
  ///
  /// - Parameter screen: The screen, which must have an assembly. Otherwise the program stops.
  /// - Returns: A new controller outside the hierarchy.
  public func buildController(for screen: Key) -> UIViewController {
    guard let assembly = assembly(screen) else {
      preconditionFailure(
        "There is no assembly for \(ValueText.of(screen)). To fix: return one from getAssembly(key:) of the data source."
      )
    }
    let viewController = assembly.build()
    if let screen = screen as? any Screen { viewController.setScreen(screen) }
    return viewController
  }

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
    assembly = { $0.assembly }
    self.root = root
  }
}
