import Portolan
import PortolanDebugging
import PortolanPreviews

/// The list of the pictures, each with a menu and a preview.
final class AlbumViewController: TextViewController, UIContextMenuInteractionDelegate {
  private let gallery: Gallery
  /// The preview while the menu of its picture is open.
  private(set) var preview: ScreenPreview<GalleryScreen>?

  init(gallery: Gallery) {
    self.gallery = gallery
    super.init("Album")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Routes", primaryAction: UIAction(title: "Routes") { [weak self] _ in self?.showRoutes() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for id in Picture.all {
      let button = addButton("Picture \(id)") { [gallery] in gallery.open(.picture(id: id)) }
      button.tag = id
      button.accessibilityLabel = "Picture \(id)"
      button.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    addButton("Website") { [gallery] in gallery.open(.website) }
    addButton("Guide") { [gallery] in gallery.open(.chapters) }
    gallery.onLeak = { [label] leak in label.text = "Leak: \(leak)" }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "Album"
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = interaction.view?.tag else { return nil }
    let preview = ScreenPreview(of: GalleryScreen.picture(id: id), by: gallery.router)
    self.preview = preview
    return preview.configuration { [label] in
      [UIAction(title: "Favourite") { _ in label.text = "Favourite: picture \(id)" }]
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [preview] in preview?.commit() }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { preview = nil }

  /// Shows the routes and the leaks, as a build for developers does.
  private func showRoutes() {
    let screens: [GalleryScreen] = [.album, .picture(id: 1), .picture(id: 2), .fullSize(id: 2), .chapter(id: 1)]
    let list = RouteListViewController(of: screens, by: gallery.router, links: GalleryScreen.links, log: gallery.log)
    present(UINavigationController(rootViewController: list), animated: true)
  }
}
