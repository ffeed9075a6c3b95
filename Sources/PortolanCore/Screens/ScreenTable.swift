/// The screen that each controller shows.
@MainActor
package enum ScreenTable {
  /// Returns the screen of a controller; for a feature it is the screen of the app that contains it.
  ///
  /// - Complexity: O(1), and O(*d*) for the first time if the controller is inside or over *d* others.
  package static func screen(of viewController: UIViewController) -> (any Screen)? {
    guard let notes = viewController.routerNotes, let screen = notes.screen else { return nil }
    if notes.isTranslated { return screen }
    let embeddings = embeddings(of: viewController)
    let host = host(of: screen, in: embeddings)
    // The controller may yet move into a container of the feature.
    if !viewController.level.isNew {
      (notes.screen, notes.embeddings, notes.isTranslated) = (host, embeddings, true)
    }
    return host
  }

  /// Returns the screen of the app that contains a screen of a feature, or the screen itself, as code of the controller means it.
  package static func host(of screen: any Screen, at viewController: UIViewController) -> any Screen {
    host(of: screen, in: embeddings(of: viewController))
  }

  /// Records the screen of a controller, or removes it with `nil`.
  static func record(_ screen: (any Screen)?, for viewController: UIViewController) {
    guard screen != nil || viewController.routerNotes != nil else { return }
    let notes = viewController.makeRouterNotes()
    (notes.screen, notes.isTranslated) = (screen, false)
  }

  /// Records that an assembly of a feature has built a controller and those in it.
  static func embed(_ viewController: UIViewController, in embedding: ScreenEmbedding) {
    viewController.forEachInSubtree {
      let notes = $0.makeRouterNotes()
      notes.embeddings.add(embedding)
      notes.isTranslated = false
    }
  }

  private static func embeddings(of viewController: UIViewController) -> [ScreenEmbedding] {
    var embeddings: [ScreenEmbedding] = []
    var container: UIViewController? = viewController
    while let current = container {
      for embedding in current.routerNotes?.embeddings ?? [] { embeddings.add(embedding) }
      container = current.parent ?? current.presentingViewController
    }
    return embeddings
  }

  private static func host(of screen: any Screen, in embeddings: [ScreenEmbedding]) -> any Screen {
    embeddings.reduce(screen) { $1.host(of: $0) }
  }
}

extension [ScreenEmbedding] {
  /// Adds an embedding, unless one of the same feature is nearer to the controller.
  @MainActor
  fileprivate mutating func add(_ embedding: ScreenEmbedding) {
    if !contains(where: { $0.feature == embedding.feature }) { append(embedding) }
  }
}

extension UIViewController {
  /// Returns the screen that this controller shows.
  ///
  /// ```swift
  /// if case .product(let id)? = window.rootViewController?.screen(as: ShopScreen.self) { log("product \(id)") }
  /// ```
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The screen, or `nil` if the controller has no screen of this type.
  /// - Complexity: O(1).
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    ScreenTable.screen(of: self) as? Target
  }

  /// Labels this controller with the screen that it shows, so that the router can find it.
  ///
  /// The library does this for every controller that an ``Assembly`` builds. Call this method for the children that an
  /// assembly puts into a container, and for a controller that changes its content.
  ///
  /// A feature labels its controllers with its own screens, at any time, also if an app contains the feature.
  ///
  /// ```swift
  /// let bag = BagViewController()
  /// bag.setScreen(ShopScreen.bag)
  /// window.rootViewController = UINavigationController(rootViewController: bag)
  /// ```
  ///
  /// - Parameter screen: The screen, or `nil` if the controller shows none.
  public func setScreen(_ screen: (any Screen)?) { ScreenTable.record(screen, for: self) }
}
