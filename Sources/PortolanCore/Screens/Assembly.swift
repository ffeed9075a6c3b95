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
///     default: nil
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

extension AssemblyDataSource where Key: Screen {
  /// Builds the controller of a screen and labels it, for the assembly of a container or the first screen of an app.
  ///
  /// ```swift
  /// window.rootViewController = rootAssembly.buildController(for: .home)
  /// ```
  ///
  /// - Parameter screen: The screen, which must have an assembly. Otherwise the program stops.
  /// - Returns: A new controller outside the hierarchy.
  public func buildController(for screen: Key) -> UIViewController { build(screen) }
}

extension AssemblyDataSource {
  /// Builds the controller of a key, which labels it if it is a screen.
  package func build(_ key: Key) -> UIViewController {
    guard let assembly = getAssembly(key: key) else {
      preconditionFailure(
        "There is no assembly for \(ValueText.of(key)). To fix: return one from getAssembly(key:) of the data source.")
    }
    return (key as? any Screen).map(assembly.buildController) ?? assembly.build()
  }
}

extension Assembly {
  /// Builds the controller of a screen and labels it.
  func buildController(for screen: any Screen) -> UIViewController {
    let viewController = build()
    viewController.setScreen(screen)
    return viewController
  }
}
