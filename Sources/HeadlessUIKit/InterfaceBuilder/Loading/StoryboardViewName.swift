/// The name of the nib in which a storyboard keeps the view of one of its controllers.
///
/// A compiled storyboard is a folder with a nib for each view. A controller needs only the name to load its view later,
/// even if its storyboard was released.
struct StoryboardViewName {
  /// The name of the storyboard.
  let storyboard: String
  /// The name of the nib in the storyboard's folder.
  private let nib: String

  private static let folder = ".storyboardc/"

  /// Creates the name of the nib with a controller's view, or `nil` if the storyboard has no view for the controller.
  init?(of controller: ViewControllerModel, storyboard: String) {
    guard let view = controller.view else { return nil }
    self.storyboard = storyboard
    nib = "\(controller.id)-view-\(view.id)"
  }

  /// Parses the name of a nib, or returns `nil` if the nib belongs to no storyboard.
  init?(_ nibName: String) {
    guard let range = nibName.range(of: Self.folder) else { return nil }
    storyboard = String(nibName[..<range.lowerBound])
    nib = String(nibName[range.upperBound...])
  }

  /// The name in the form that a controller keeps in its `nibName`.
  var nibName: String { storyboard + Self.folder + nib }

  /// Returns the controller whose view has this name.
  ///
  /// - Complexity: Linear in the number of scenes.
  func viewController(in document: StoryboardDocument) -> ViewControllerModel? {
    let scene = document.scenes.first { StoryboardViewName(of: $0.viewController, storyboard: storyboard)?.nib == nib }
    return scene?.viewController
  }
}
