/// The name of the nib in which a storyboard keeps the view of one of its controllers.
///
/// Compiled, a storyboard is a folder with a nib for each view. The name is all that a controller needs to load its
/// view later, whether or not its storyboard is still there.
struct StoryboardViewName {
  /// The name of the storyboard.
  let storyboard: String
  /// The object identifier of the controller.
  let controller: String
  /// The object identifier of the view.
  let view: String

  private static let folder = ".storyboardc/"
  private static let separator = "-view-"

  init(storyboard: String, controller: String, view: String) {
    self.storyboard = storyboard
    self.controller = controller
    self.view = view
  }

  /// Reads a nib's name, unless it is that of a nib of its own.
  init?(_ nibName: String) {
    guard let folder = nibName.range(of: Self.folder),
      let separator = nibName.range(of: Self.separator, range: folder.upperBound..<nibName.endIndex)
    else { return nil }
    storyboard = String(nibName[..<folder.lowerBound])
    controller = String(nibName[folder.upperBound..<separator.lowerBound])
    view = String(nibName[separator.upperBound...])
  }

  /// The name as a controller keeps it in its `nibName`.
  var nibName: String { storyboard + Self.folder + controller + Self.separator + view }
}
