/// Builds one screen together with what it needs: its view model and that one's dependencies.
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
  /// Makes the controller of the screen, with everything wired.
  ///
  /// - Returns: A new controller, outside every hierarchy.
  func build() -> UIViewController
}

/// An assembly written on the spot.
///
/// ```swift
/// case .help: InlineAssembly { HelpViewController() }
/// ```
public struct InlineAssembly: Assembly {
  private let body: @MainActor () -> UIViewController

  /// - Parameter body: Makes the controller of the screen, with everything wired.
  public init(_ body: @escaping @MainActor () -> UIViewController) {
    self.body = body
  }

  public func build() -> UIViewController { body() }
}

/// Has an assembly for each screen. The one that an app has is its root assembly, the place for all dependencies.
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
  /// What tells screens apart: the enum of all screens.
  associatedtype Key

  /// - Parameter key: A screen.
  /// - Returns: What builds it, or `nil` where nothing does.
  func getAssembly(key: Key) -> (any Assembly)?
}

/// Builds the controllers of screens, so that screens never build one another.
@MainActor
public struct ControllerBuilder<Key> {
  private let assembly: @MainActor (Key) -> (any Assembly)?
  private let root: Key?

  /// Makes a builder for the screens of a root assembly.
  ///
  /// - Parameters:
  ///   - dataSource: Has the assemblies. An instance of a class is not retained, as a root assembly often keeps the
  ///     builder; the app keeps it as long as screens are built.
  ///   - root: The first screen, if ``buildRootController()`` is going to be asked for it.
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

  /// Builds the controller of a screen. A screen without an assembly ends the program.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: A new controller, outside every hierarchy.
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

  /// Builds the controller of the first screen. Without one the program ends.
  ///
  /// - Returns: A new controller, outside every hierarchy.
  public func buildRootController() -> UIViewController {
    guard let root else {
      preconditionFailure("This ControllerBuilder knows no first screen. To fix: create it with a root.")
    }
    return buildController(for: root)
  }
}

extension ControllerBuilder where Key: Screen {
  /// - Parameter root: The first screen, if ``buildRootController()`` is going to be asked for it.
  public init(root: Key? = nil) {
    assembly = { $0.assembly }
    self.root = root
  }
}
