/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view shows its other picture.
  open var isHighlighted = false

  /// Creates a view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view with two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture that is seen.
  final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
