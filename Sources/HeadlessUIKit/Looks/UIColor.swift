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

  /// Creates a colour from hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = hue * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init([component(5), component(3), component(1), alpha])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && name == other.name
  }

  public override var hash: Int { components.hashValue }

  static func system(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ name: String)
    -> UIColor
  {
    UIColor([red / 255, green / 255, blue / 255, alpha], name: name)
  }
}
