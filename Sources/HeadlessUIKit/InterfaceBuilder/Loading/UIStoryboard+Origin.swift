extension UIViewController {
  /// The storyboard from which the controller was created.
  public final var storyboard: UIStoryboard? { document as? UIStoryboard }
}
