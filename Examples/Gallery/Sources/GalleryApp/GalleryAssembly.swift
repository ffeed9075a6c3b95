import Portolan
import PortolanSwiftUI

/// The assembly of all screens.
@MainActor
struct GalleryAssembly: AssemblyDataSource {
  unowned let gallery: Gallery

  func getAssembly(key: GalleryScreen) -> (any Assembly)? {
    InlineAssembly {
      switch key {
      case .album: AlbumViewController(gallery: gallery)
      case .picture(let id): PictureViewController(id: id, gallery: gallery)
      case .fullSize(let id): TextViewController("Picture \(id), full size")
      case .website: WebsiteViewController(links: gallery.links)
      case .guide: HostedStackController(rootViewController: buildController(for: .chapters), path: gallery.path)
      case .chapters: ChaptersAssembly(path: gallery.path).build()
      case .chapter(let id): ChapterAssembly(id: id).build()
      }
    }
  }
}
