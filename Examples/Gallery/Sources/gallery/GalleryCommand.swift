#if !canImport(UIKit)
  import GalleryApp
  import PortolanTool

  /// The gallery on the command line: `gallery show gallery://pictures/2`.
  @main
  enum GalleryCommand: PortolanCommand {
    typealias App = GalleryUnderTool

    static let name = "gallery"
  }
#endif
