/// A view that shows an image.
open class UIImageView: InertUIImageView {
  /// The image.
  open var image: UIImage? {
    get { source.map { $0() } ?? ownImage }
    set { ownImage = newValue }
  }
  private var ownImage: UIImage?
  /// A closure that returns the image of a view that follows another object.
  final var source: (@MainActor () -> UIImage?)?

  /// Creates a view with an image.
  public init(image: UIImage?) {
    ownImage = image
    super.init(frame: .zero)
  }

  /// Creates a view with an image for each state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    ownImage = image
    super.init(frame: .zero)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an image and ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() { isUserInteractionEnabled = false }

  override func fill(_ element: inout ElementDescription) {
    element.role = .image
    element.image = shownImage?.name
  }

  /// The visible image.
  final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
