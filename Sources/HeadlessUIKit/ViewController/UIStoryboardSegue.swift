/// A connection between two controllers of a storyboard.
///
/// Segues are read but not performed, so that the module makes none. `StoryboardSegue` lists the segues of a document.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public final let identifier: String?
  /// The controller that the segue leaves.
  public final let source: UIViewController
  /// The controller that the segue shows.
  public final let destination: UIViewController

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Performs the segue, as subclasses define.
  open func perform() {}
}
