/// A view with texts and an image.
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView(image: nil)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// The content that the view shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// Creates the view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates the view without content and ignores the archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  override func prepare() { for view in [imageView, textLabel, secondaryLabel] { addSubview(view) } }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    textLabel.text = content.shownText
    secondaryLabel.text = content.shownSecondaryText
  }
}
