extension UIViewController {
  /// The storyboard that the controller was made from.
  public final var storyboard: UIStoryboard? { storyboardStorage as? UIStoryboard }
}
