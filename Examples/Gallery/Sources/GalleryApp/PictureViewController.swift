import Portolan

/// A picture, with the number that it has among all that were built.
final class PictureViewController: TextViewController {
  private let id: Int
  private let gallery: Gallery
  /// A Boolean value that indicates whether the file of the picture could be read.
  var isReadable: Bool { id != Picture.damaged }

  init(id: Int, gallery: Gallery) {
    self.id = id
    self.gallery = gallery
    super.init("Picture \(id)")
    gallery.builtCount += 1
    label.text = "Picture \(id), built as number \(gallery.builtCount)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Next") { [gallery, id] in gallery.open(.picture(id: id + 1)) }
    addButton("Full size") { [gallery, id] in gallery.open(.fullSize(id: id)) }
    // The slide show keeps the picture, and nothing lets it go.
    addButton("Slide show") { [gallery, weak self] in
      if let self { gallery.slideShow.append(self) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    gallery.prepare(after: id)
  }
}
