/// A screen of the app as a value, usually a case of one enum for all screens, with the values that the screen needs.
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
/// The router finds a screen by its value: a controller for product 42 is not used for product 43.
///
/// If the enum and its conformance are in different files, the enum must declare `Hashable` and `Sendable` itself,
/// because Swift derives these only in the file of the enum:
///
/// ```swift
/// // ShopScreen.swift
/// enum ShopScreen: Hashable, Sendable { case home, product(id: Int) }
///
/// // ShopScreen+Route.swift
/// extension ShopScreen: Screen { … }
/// ```
public protocol Screen: Hashable, Sendable, NavigationTarget, RouteOrigin {
  /// The assembly that builds the screen.
  ///
  /// If a root assembly builds the screens, pass it to the router with ``DefaultRouter/assembleScreens(with:)`` and
  /// omit this property.
  @MainActor var assembly: any Assembly { get }

  /// The route that takes the user to the screen.
  ///
  /// The default is ``Route/push``.
  @MainActor var route: Route<Self> { get }
}

extension Screen {
  /// The default value, a placeholder for screens that a root assembly builds.
  @MainActor public var assembly: any Assembly { MissingAssembly(screen: self) }

  /// The default route, which pushes the screen onto the visible navigation controller.
  @MainActor public var route: Route<Self> { .push }
}

/// A placeholder for the assembly of a screen that has none.
struct MissingAssembly: Assembly {
  let screen: any Screen

  func build() -> UIViewController {
    preconditionFailure(
      "There is no assembly for \(ValueText.of(screen)). To fix: implement the property assembly of \(type(of: screen))."
    )
  }
}
