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
  public init(_ body: @escaping @MainActor () -> UIViewController) { self.body = body }

  /// Calls the closure.
  ///
  /// - Returns: A new controller outside the hierarchy.
  public func build() -> UIViewController { body() }
}

/// A source of the assemblies of all screens.
///
/// An app usually has one, its root assembly, with all dependencies.
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

/// The root assemblies of a router, the last one that was added first.
@MainActor
package struct ScreenAssemblies {
  var sources: [any AssemblyDataSource] = []
}

/// A root assembly of screens that were built ahead.
@MainActor
package protocol PreparedDataSource: AssemblyDataSource {
  /// Returns a Boolean value that indicates whether a screen is prepared.
  func isPrepared(_ screen: Any?) -> Bool
}
