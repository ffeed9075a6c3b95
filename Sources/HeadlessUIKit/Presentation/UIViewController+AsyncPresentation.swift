extension UIViewController {
  /// Presents a controller and waits for the completion, which never comes if the presentation is refused.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  /// Dismisses and waits for the completion, which never comes if there is nothing to dismiss.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }
}
