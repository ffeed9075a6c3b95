/// A screen of the app as a value: usually an enum of all screens, whose cases carry what each screen needs.
///
/// ```swift
/// enum ShopScreen: Screen {
///   case home
///   case product(id: Int)
///   case login
///
///   var assembly: any Assembly {
///     switch self {
///     case .home: HomeAssembly()
///     case .product(let id): ProductAssembly(id: id)
///     case .login: LoginAssembly()
///     }
///   }
///
///   var route: Route<Self> {
///     switch self {
///     case .home: .root
///     case .product: .push
///     case .login: .presentInNavigation
///     }
///   }
/// }
///
/// try await router.navigate(to: ShopScreen.product(id: 42))
/// ```
///
/// A screen is found again by its value: product 42 is on screen, product 43 is not.
///
/// Where the enum and its conformance are in different files, the enum declares `Hashable` and `Sendable` itself, since
/// Swift derives these only in the file of the enum:
///
/// ```swift
/// // ShopScreen.swift
/// enum ShopScreen: Hashable, Sendable { case home, product(id: Int) }
///
/// // ShopScreen+Route.swift
/// extension ShopScreen: Screen { … }
/// ```
public protocol Screen: Hashable, Sendable {
  /// What builds the screen.
  ///
  /// An app whose assemblies come from a root assembly gives that one to its router, see
  /// ``DefaultRouter/assembleScreens(with:)``, and leaves this out.
  @MainActor var assembly: any Assembly { get }

  /// How the user gets there: ``Route/push`` unless said otherwise.
  @MainActor var route: Route<Self> { get }
}

extension Screen {
  @MainActor public var assembly: any Assembly { MissingAssembly(screen: self) }

  @MainActor public var route: Route<Self> { .push }
}

/// Stands for the assembly of a screen that has none.
struct MissingAssembly: Assembly {
  let screen: any Screen

  func build() -> UIViewController {
    preconditionFailure(
      "There is no assembly for \(ValueText.of(screen)). To fix: implement the property assembly of \(type(of: screen))."
    )
  }
}
