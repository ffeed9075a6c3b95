/// Lives as long as the controller that it is tied to, and says so when it ends.
final class Lifetime {
  deinit {
    Task { @MainActor in Departures.noteChange() }
  }

  /// The tie between a controller and its lifetime, neither of which is kept.
  @MainActor
  struct Tie {
    private weak var viewController: UIViewController?
    private weak var lifetime: Lifetime?

    init(to viewController: UIViewController) {
      let lifetime = Lifetime()
      self.viewController = viewController
      self.lifetime = lifetime
      Platform.tie(lifetime, to: viewController)
    }

    /// Unties them. That this ends the lifetime, too, leads to one look at the hierarchy more.
    func end() {
      if let viewController, let lifetime { Platform.untie(lifetime, from: viewController) }
    }
  }
}
