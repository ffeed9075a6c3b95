extension UIContentUnavailableConfiguration {
  /// The looks of a text, which have no effect here.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
  }

  /// The looks of the image, which have no effect here.
  public struct ImageProperties: Hashable, Sendable {
    /// The looks of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template.
    public var tintColor: UIColor?
  }

  /// The action of a button.
  @MainActor
  public struct ButtonProperties {
    /// The action of a tap, which sets the title if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the user can use the button.
    public var isEnabled = true
  }
}
