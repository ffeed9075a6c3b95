extension UIContentUnavailableConfiguration {
  /// The looks of a text, which have no effect here.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The way to break lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font becomes smaller to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least fraction of the size to which the font becomes smaller.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The looks of the image, which have no effect here.
  public struct ImageProperties: Hashable, Sendable {
    /// The looks of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, or zero for any size.
    public var maximumSize = CGSize.zero
  }

  /// The action of a button.
  @MainActor
  public struct ButtonProperties {
    /// The action of a tap, which sets the title if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// The purpose of the button.
    public var role = UIButton.Role.normal
    /// A Boolean value that indicates whether the user can use the button.
    public var isEnabled = true
  }
}

extension UIButton {
  /// The purposes of a button, which have no effect here.
  public enum Role: Int, Sendable {
    /// Any other button.
    case normal = 0
    /// A purpose of UIKit.
    case primary, cancel, destructive
  }
}
