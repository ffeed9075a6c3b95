/// A segue as a storyboard describes it; it is listed here, and not performed.
public struct StoryboardSegue: Hashable, Sendable {
  /// How the destination is shown, in the document's words, such as `show`, `presentation` or `embed`.
  public let kind: String
  /// The name by which code performs the segue.
  public let identifier: String?
  /// The storyboard identifier of the controller that it leads to, where it has one.
  public let destinationIdentifier: String?
  /// The name of the class that the document gives that controller, without its module.
  public let destinationClassName: String?
}

extension UIStoryboard {
  /// The segues that start in the scene of a controller, in the order of the document.
  ///
  /// Segues are not performed here, since a screen that a router leads to needs none: this is for tools and tests that
  /// compare a storyboard with what the app does.
  ///
  /// - Parameter identifier: The storyboard identifier of the controller, or `nil` for the initial one.
  /// - Returns: The segues, or `nil` where there is no such controller.
  public final func segues(fromViewControllerWithIdentifier identifier: String?) -> [StoryboardSegue]? {
    let model = identifier.map(document.viewController(withIdentifier:)) ?? document.initialViewController
    return model?.segues.map { segue in
      let destination = document.viewController(id: segue.destination)
      return StoryboardSegue(
        kind: segue.kind,
        identifier: segue.identifier,
        destinationIdentifier: destination?.storyboardIdentifier,
        destinationClassName: destination?.customClass?.name
      )
    }
  }
}
