extension UIButton {
  /// The words and the picture of a button in the newer form; its looks are not kept.
  public struct Configuration: Hashable, Sendable {
    /// The words.
    public var title: String?
    /// The smaller words below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Whether the button shows that it waits for something.
    public var showsActivityIndicator = false

    init() {}

    /// Words without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Words on a background in the tint colour, made lighter.
    public static func tinted() -> Configuration { Configuration() }
    /// Words on a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Words on a background in the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Words without a border, in the system's way.
    public static func borderless() -> Configuration { Configuration() }
    /// Words with a border, in the system's way.
    public static func bordered() -> Configuration { Configuration() }
    /// Words with a border in the tint colour, in the system's way.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Words with a border that stands out, in the system's way.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
