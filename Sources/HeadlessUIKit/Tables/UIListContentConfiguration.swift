/// The texts and the image that most rows of tables have.
public struct UIListContentConfiguration: UIContentConfiguration {
  var inert = InertUIListContentConfiguration()

  /// Returns a new view with the image and the texts.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself, the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  var shownText: String? { (attributedText?.string ?? text).map(textProperties.transform.applied(to:)) }
  var shownSecondaryText: String? {
    (secondaryAttributedText?.string ?? secondaryText).map(secondaryTextProperties.transform.applied(to:))
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

/// The state of a cell, for a configuration to depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected: Bool
  var inert = InertUICellConfigurationState()

  init(isSelected: Bool, isHighlighted: Bool = false, isEditing: Bool = false) {
    self.isSelected = isSelected
    (inert.isHighlighted, inert.isEditing) = (isHighlighted, isEditing)
  }
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
