/// A segue in a storyboard, which can be listed but not performed here.
public struct StoryboardSegue: Hashable, Sendable {
  /// The way in which the destination is shown, in the document's words, such as `show`, `presentation` or `embed`.
  public let kind: String
  /// The name by which code performs the segue.
  public let identifier: String?
  /// The storyboard identifier of the destination, if it has one.
  public let destinationIdentifier: String?
  /// The name of the class that the document gives the destination, without its module.
  public let destinationClassName: String?
}

extension UIStoryboard {
  /// Returns the segues that start in the scene of a controller, in the order of the document.
  ///
  /// Segues are not performed here, since a screen that a router shows needs none. This method is for tools and tests
  /// that compare a storyboard with the behaviour of the app.
  ///
  /// - Parameter identifier: The storyboard identifier of the controller, or `nil` for the initial one.
  /// - Returns: The segues, or `nil` if there is no such controller.
  public final func segues(fromViewControllerWithIdentifier identifier: String?) -> [StoryboardSegue]? {
    let model = identifier.map(document.viewController(withIdentifier:)) ?? document.initialViewController
    return model?.segues.map { segue in
      let destination = document.viewController(id: segue.destination)
      return StoryboardSegue(
        kind: segue.kind, identifier: segue.identifier, destinationIdentifier: destination?.storyboardIdentifier,
        destinationClassName: destination?.customClass?.name)
    }
  }
}
