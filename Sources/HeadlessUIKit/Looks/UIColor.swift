/// A colour; only the components are kept.
///
/// A semantic colour, such as ``label``, has the components of its light appearance.
public final class UIColor: NSObject, Sendable {
  /// The components in the order red, green, blue and opacity, from 0 to 1.
  final let components: [CGFloat]
  /// The name of the colour in the app's catalogue, or of a colour of the system.
  package let name: String?

  init(_ components: [CGFloat], name: String? = nil) {
    self.components = components
    self.name = name
  }

  /// Creates a colour from its components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// Creates a grey colour.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init([white, white, white, alpha])
  }

  /// Creates a colour from hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init([component(5), component(3), component(1), alpha])
  }

  /// Creates the colour that a closure returns for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(light.components, name: light.name)
  }

  /// Creates the colour with a name in the app's catalogue, even if the catalogue does not contain it.
  ///
  /// It has the components of black.
  public convenience init?(named name: String) { self.init([0, 0, 0, 1], name: name) }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components.dropLast() + [alpha], name: name)
  }

  /// Returns the colour itself, since colours do not depend on traits here.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The colour for a layer.
  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && name == other.name
  }

  public override var hash: Int { components.hashValue }

  /// The colour black.
  public static let black = UIColor([0, 0, 0, 1])
  /// The colour white.
  public static let white = UIColor([1, 1, 1, 1])
  /// The colour gray.
  public static let gray = UIColor([0.5, 0.5, 0.5, 1])
  /// The colour dark gray.
  public static let darkGray = UIColor([0.333, 0.333, 0.333, 1])
  /// The colour light gray.
  public static let lightGray = UIColor([0.667, 0.667, 0.667, 1])
  /// The colour red.
  public static let red = UIColor([1, 0, 0, 1])
  /// The colour green.
  public static let green = UIColor([0, 1, 0, 1])
  /// The colour blue.
  public static let blue = UIColor([0, 0, 1, 1])
  /// The colour cyan.
  public static let cyan = UIColor([0, 1, 1, 1])
  /// The colour yellow.
  public static let yellow = UIColor([1, 1, 0, 1])
  /// The colour magenta.
  public static let magenta = UIColor([1, 0, 1, 1])
  /// The colour orange.
  public static let orange = UIColor([1, 0.5, 0, 1])
  /// The colour purple.
  public static let purple = UIColor([0.5, 0, 0.5, 1])
  /// The colour brown.
  public static let brown = UIColor([0.6, 0.4, 0.2, 1])
  /// No colour.
  public static let clear = UIColor([0, 0, 0, 0])

  /// The system's colour named `systemRed`.
  public static let systemRed = system(255, 59, 48, 1, "systemRed")
  /// The system's colour named `systemGreen`.
  public static let systemGreen = system(52, 199, 89, 1, "systemGreen")
  /// The system's colour named `systemBlue`.
  public static let systemBlue = system(0, 122, 255, 1, "systemBlue")
  /// The system's colour named `systemOrange`.
  public static let systemOrange = system(255, 149, 0, 1, "systemOrange")
  /// The system's colour named `systemYellow`.
  public static let systemYellow = system(255, 204, 0, 1, "systemYellow")
  /// The system's colour named `systemPink`.
  public static let systemPink = system(255, 45, 85, 1, "systemPink")
  /// The system's colour named `systemPurple`.
  public static let systemPurple = system(175, 82, 222, 1, "systemPurple")
  /// The system's colour named `systemTeal`.
  public static let systemTeal = system(48, 176, 199, 1, "systemTeal")
  /// The system's colour named `systemIndigo`.
  public static let systemIndigo = system(88, 86, 214, 1, "systemIndigo")
  /// The system's colour named `systemBrown`.
  public static let systemBrown = system(162, 132, 94, 1, "systemBrown")
  /// The system's colour named `systemMint`.
  public static let systemMint = system(0, 199, 190, 1, "systemMint")
  /// The system's colour named `systemCyan`.
  public static let systemCyan = system(50, 173, 230, 1, "systemCyan")
  /// The system's colour named `systemGray`.
  public static let systemGray = system(142, 142, 147, 1, "systemGray")
  /// The system's colour named `systemGray2`.
  public static let systemGray2 = system(174, 174, 178, 1, "systemGray2")
  /// The system's colour named `systemGray3`.
  public static let systemGray3 = system(199, 199, 204, 1, "systemGray3")
  /// The system's colour named `systemGray4`.
  public static let systemGray4 = system(209, 209, 214, 1, "systemGray4")
  /// The system's colour named `systemGray5`.
  public static let systemGray5 = system(229, 229, 234, 1, "systemGray5")
  /// The system's colour named `systemGray6`.
  public static let systemGray6 = system(242, 242, 247, 1, "systemGray6")
  /// The system's colour named `tintColor`.
  public static let tintColor = system(0, 122, 255, 1, "tintColor")
  /// The system's colour named `label`.
  public static let label = system(0, 0, 0, 1, "label")
  /// The system's colour named `secondaryLabel`.
  public static let secondaryLabel = system(60, 60, 67, 0.6, "secondaryLabel")
  /// The system's colour named `tertiaryLabel`.
  public static let tertiaryLabel = system(60, 60, 67, 0.3, "tertiaryLabel")
  /// The system's colour named `quaternaryLabel`.
  public static let quaternaryLabel = system(60, 60, 67, 0.18, "quaternaryLabel")
  /// The system's colour named `link`.
  public static let link = system(0, 122, 255, 1, "link")
  /// The system's colour named `placeholderText`.
  public static let placeholderText = system(60, 60, 67, 0.3, "placeholderText")
  /// The system's colour named `separator`.
  public static let separator = system(60, 60, 67, 0.29, "separator")
  /// The system's colour named `opaqueSeparator`.
  public static let opaqueSeparator = system(198, 198, 200, 1, "opaqueSeparator")
  /// The system's colour named `systemBackground`.
  public static let systemBackground = system(255, 255, 255, 1, "systemBackground")
  /// The system's colour named `secondarySystemBackground`.
  public static let secondarySystemBackground = system(242, 242, 247, 1, "secondarySystemBackground")
  /// The system's colour named `tertiarySystemBackground`.
  public static let tertiarySystemBackground = system(255, 255, 255, 1, "tertiarySystemBackground")
  /// The system's colour named `systemGroupedBackground`.
  public static let systemGroupedBackground = system(242, 242, 247, 1, "systemGroupedBackground")
  /// The system's colour named `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = system(255, 255, 255, 1, "secondarySystemGroupedBackground")
  /// The system's colour named `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system(242, 242, 247, 1, "tertiarySystemGroupedBackground")
  /// The system's colour named `systemFill`.
  public static let systemFill = system(120, 120, 128, 0.2, "systemFill")
  /// The system's colour named `secondarySystemFill`.
  public static let secondarySystemFill = system(120, 120, 128, 0.16, "secondarySystemFill")
  /// The system's colour named `tertiarySystemFill`.
  public static let tertiarySystemFill = system(118, 118, 128, 0.12, "tertiarySystemFill")
  /// The system's colour named `quaternarySystemFill`.
  public static let quaternarySystemFill = system(116, 116, 128, 0.08, "quaternarySystemFill")
  /// The system's colour named `lightText`.
  public static let lightText = system(255, 255, 255, 0.6, "lightText")
  /// The system's colour named `darkText`.
  public static let darkText = system(0, 0, 0, 1, "darkText")

  private static func system(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ name: String)
    -> UIColor
  {
    UIColor([red / 255, green / 255, blue / 255, alpha], name: name)
  }
}
