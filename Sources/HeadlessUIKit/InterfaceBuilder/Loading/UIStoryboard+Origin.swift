extension UIViewController {
  /// The storyboard from which the controller was created.
  public final var storyboard: UIStoryboard? { document as? UIStoryboard }
}

extension UISceneConfiguration {
  /// The storyboard whose initial controller is the root of the scene's window.
  public final var storyboard: UIStoryboard? {
    get { document as? UIStoryboard }
    set { document = newValue }
  }
}
