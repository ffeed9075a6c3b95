extension UIButton {
  /// The title and the image of a button in the newer form, without its looks.
  public struct Configuration: Hashable, Sendable {
    /// The shapes of the corners, with UIKit's values.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background.
      case fixed = -1
      /// A shape of UIKit.
      case dynamic, small, medium, large, capsule
    }

    /// The title.
    public var title: String?
    /// The title with attributes, which is shown in place of the other.
    public var attributedTitle: AttributedString?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// A Boolean value that indicates whether the button shows an activity indicator.
    public var showsActivityIndicator = false
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The distance between the title and the image.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distances of the content from the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The title that is shown.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// Returns a configuration with a title and no background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a title on a background in a lighter tint colour.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a title on a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration with a title on a background in the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration with a title and no border, in the system's style.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a title and a border, in the system's style.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a title and a border in the tint colour, in the system's style.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a configuration with a title and a border that stands out, in the system's style.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
