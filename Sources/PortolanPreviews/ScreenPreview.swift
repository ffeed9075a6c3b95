/// The preview of a screen in the menu of a long press, whose commit navigates to that very screen.
///
/// A delegate keeps the preview while its menu is open:
///
/// ```swift
/// final class ProductCellDelegate: NSObject, UIContextMenuInteractionDelegate {
///   let router: DefaultRouter
///   private var preview: ScreenPreview<ShopScreen>?
///
///   init(router: DefaultRouter) { self.router = router }
///
///   func contextMenuInteraction(
///     _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///   ) -> UIContextMenuConfiguration? {
///     let preview = ScreenPreview(of: ShopScreen.product(id: 42), by: router)
///     self.preview = preview
///     return preview.configuration { [UIAction(title: "Add to bag") { _ in }] }
///   }
/// }
/// ```
///
/// The method of the delegate for a tap on the preview calls ``commit(animated:)`` in a completion of its animator.
///
/// The guards of the screen are asked when the preview is created. Until they have let it pass, and if they deny or redirect it, the menu
/// has no preview. The assembly of the screen builds the controller outside the hierarchy when the menu asks for it, and it is released
/// with the preview unless a navigation has taken it. A screen that the app has prepared is shown as it is, and stays prepared until a
/// navigation takes it.
@MainActor
public final class ScreenPreview<Target: Screen> {
  /// The screen.
  public let screen: Target
  private weak var router: DefaultRouter?
  private var isAdmitted = false
  private var built: UIViewController?
  private var guards: Task<Void, Never>?

  /// Creates a preview, and asks the guards of its screen.
  ///
  /// ```swift
  /// let preview = ScreenPreview(of: ShopScreen.product(id: 42), by: router)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - router: The router that navigates to the screen, which is not retained.
  public init(of screen: Target, by router: DefaultRouter) {
    self.screen = screen
    self.router = router
    guard let window = try? router.window else { return }
    let builder = ScreenBuilder(for: router, in: window)
    guards = Platform.startTask { [weak self] in
      guard let redirection = try? await builder.redirection(of: screen) as Redirection?? else { return }
      self?.isAdmitted = redirection == nil
    }
  }

  isolated deinit { guards?.cancel() }

  /// The controller of the screen outside the hierarchy, or `nil` if the guards have not let it pass, or if it has no assembly.
  ///
  /// It is built when it is read for the first time, unless the screen is prepared.
  public var viewController: UIViewController? {
    guard isAdmitted, built == nil, let router else { return built }
    if let prepared = router.preparedController(for: screen) { return prepared }
    built = try? router.configuration.assemblies.build(screen)
    return built
  }

  /// Returns the configuration of the menu, with the preview beside it.
  ///
  /// - Parameter actions: A closure that returns the entries of the menu.
  /// - Returns: The configuration, which retains the preview.
  public func configuration(
    actions: @escaping @MainActor () -> [UIMenuElement] = { [] }
  ) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      previewProvider: { self.viewController }, actionProvider: { _ in UIMenu(children: actions()) })
  }

  /// Navigates to the screen, with the controller of the preview if the route builds the screen.
  ///
  /// Call it when the user taps the preview, in a completion of the animator that the delegate receives, when the menu has gone:
  ///
  /// ```swift
  /// let preview = ScreenPreview(of: ShopScreen.product(id: 42), by: router)
  /// preview.commit()
  /// ```
  ///
  /// The guards are asked as for any navigation. A failure is passed to the observers of the router.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
  public func commit(animated: Bool = true) {
    guard let router else { return }
    guard let own = built else { return router.navigate(to: screen, animated: animated) { _ in } }
    router.keep(own, for: screen)
    built = nil
    router.navigate(to: screen, animated: animated) { [weak router, weak own, screen] _ in
      // The app may have prepared another one since.
      if let own, router?.preparedController(for: screen) === own { router?.discardPrepared(screen) }
    }
  }
}
