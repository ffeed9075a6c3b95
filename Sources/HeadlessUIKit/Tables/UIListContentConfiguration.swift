/// Words and a picture, as most rows of tables have them.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture.
  public var image: UIImage?
  /// The first words.
  public var text: String?
  /// The second words.
  public var secondaryText: String?

  /// The content of a row with words and second words below them.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The same, as a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a row with second words at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view with the picture and the words.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Answers the same, which looks alike in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of words and a picture.
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView(image: nil)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// What is shown.
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

  /// Creates the view without content from an archive, of which nothing is read.
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
