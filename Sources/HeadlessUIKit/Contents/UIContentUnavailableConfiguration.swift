/// The content of a screen that has nothing to show: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The primary text with attributes that is shown in place of the other.
  public var attributedText: NSAttributedString?
  /// The looks of the primary text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes that is shown in place of the other.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The title and the looks of the first button, shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action of the first button.
  public var buttonProperties = ButtonProperties()
  /// The title and the looks of the second button, shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The distances of the content from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  private(set) var isLoading = false

  /// Returns the content of a screen without data.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns the content of a screen that loads data: an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration()
    content.isLoading = true
    return content
  }

  /// Returns the content of a search without results, with an image and English texts.
  public static func search() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration()
    content.image = UIImage(systemName: "magnifyingglass")
    content.text = "No Results"
    content.secondaryText = "Check the spelling or try a new search."
    return content
  }

  /// Returns a new view with the image, the texts and the buttons.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration itself, the same in all states.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// The looks of a text, without an effect.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
  }

  /// The looks of the image, without an effect.
  public struct ImageProperties: Hashable, Sendable {
    /// The looks of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template.
    public var tintColor: UIColor?
  }

  /// The action of a button.
  @MainActor
  public struct ButtonProperties {
    /// The action of a tap that sets the title if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the user can use the button.
    public var isEnabled = true
  }
}
