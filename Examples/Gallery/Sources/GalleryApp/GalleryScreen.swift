public import Portolan
import PortolanSwiftUI
import PortolanTransitions

/// The screens of a gallery.
public enum GalleryScreen: Screen, Codable {
  case album
  case picture(id: Int)
  /// A picture in its full size.
  case fullSize(id: Int)
  case website
  case guide
  case chapters
  case chapter(id: Int)

  /// The route to the screen from any other screen.
  public var route: Route<Self> {
    switch self {
    case .album: .rootInNavigation
    case .picture(let id):
      .push(onto: .album, transition: .animated { _ in FadeAnimator() })
        .guarded { _ in if !Picture.isOnDisplay(id) { throw NotOnDisplay(id: id) } }
    case .fullSize(let id): .push(onto: .picture(id: id), transition: .zoom(from: { $0.view }))
    case .website: .presentInNavigation
    case .guide: .present(as: .fullScreen)
    case .chapters: .part(of: .guide)
    case .chapter: .pushOnPath(of: .chapters)
    }
  }
}

extension GalleryScreen: Linkable {
  /// The links, which widgets, items of Spotlight and app intents carry, too.
  public static let links = LinkTable<GalleryScreen>.trusting("https://gallery.example", "gallery://") {
    Link("/", .album)
    Link("/pictures/{id}", GalleryScreen.picture) { if case .picture(let id) = $0 { id } else { nil } }
    Link("/pictures/{id}/full", GalleryScreen.fullSize) { if case .fullSize(let id) = $0 { id } else { nil } }
    Link("/guide", .chapters)
    Link("/guide/{id}", GalleryScreen.chapter) { if case .chapter(let id) = $0 { id } else { nil } }
  }
}

/// The reason why a picture is not shown.
struct NotOnDisplay: Error {
  let id: Int
}
