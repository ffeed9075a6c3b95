/// The content of a screen that has nothing to show: an image, two texts and two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  private(set) var isLoading = false
  var inert = InertUIContentUnavailableConfiguration()

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
