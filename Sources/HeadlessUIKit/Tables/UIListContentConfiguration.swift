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
