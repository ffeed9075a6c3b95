package import Portolan

extension UIViewController {
  /// Presents a controller and waits for the completion, which UIKit's own method has no async form for.
  package func presentToEnd(_ viewController: UIViewController, animated: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewController, animated: animated) { continuation.resume() }
    }
  }

  /// Dismisses and waits for the completion.
  package func dismissToEnd(animated: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: animated) { continuation.resume() }
    }
  }
}
