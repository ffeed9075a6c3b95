/// The name of the nib in which a storyboard keeps the view of one of its controllers.
///
/// Compiled, a storyboard is a folder with a nib for each view. The name is all that a controller needs to load its
/// view later, whether or not its storyboard is still there.
struct StoryboardViewName {
  /// The name of the storyboard.
  let storyboard: String
  /// The name of the nib in the storyboard's folder.
  private let nib: String

  private static let folder = ".storyboardc/"

  /// The name of the nib with a controller's view, or `nil` where the storyboard has no view for it.
  init?(of controller: ViewControllerModel, storyboard: String) {
    guard let view = controller.view else { return nil }
    self.storyboard = storyboard
    nib = "\(controller.id)-view-\(view.id)"
  }

  /// Reads a nib's name, unless it is that of a nib of its own.
  init?(_ nibName: String) {
    guard let range = nibName.range(of: Self.folder) else { return nil }
    storyboard = String(nibName[..<range.lowerBound])
    nib = String(nibName[range.upperBound...])
  }

  /// The name as a controller keeps it in its `nibName`.
  var nibName: String { storyboard + Self.folder + nib }

  /// The controller whose view has that name.
  ///
  /// - Complexity: Linear in the number of scenes.
  func viewController(in document: StoryboardDocument) -> ViewControllerModel? {
    let scene = document.scenes.first { StoryboardViewName(of: $0.viewController, storyboard: storyboard)?.nib == nib }
    return scene?.viewController
  }
}
