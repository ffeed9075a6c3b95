/// The texts and the image that most rows of tables have.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The primary text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?

  /// Returns the content of a row with a secondary text below the primary one.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a row with a secondary text at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a new view with the image and the texts.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself, which is the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

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
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Creates the view without content and ignores the archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
  }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    textLabel.text = content.text
    secondaryLabel.text = content.secondaryText
  }
}
