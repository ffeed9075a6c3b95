extension UIButton {
  /// The title and the image of a button in the newer form, without its looks.
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
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

    init() {}

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
