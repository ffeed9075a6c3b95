/// An effect that a view has on what is behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur; only the style is kept.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// A style of UIKit.
    case extraLight = 0
    /// A style of UIKit.
    case light, dark
    /// A style of UIKit.
    case regular = 4
    /// A style of UIKit.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// A style of UIKit.
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// A style of UIKit.
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    /// A style of UIKit.
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view with an effect that is not drawn.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that contains the views above the effect.
  public final let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view without an effect and ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() { addSubview(contentView) }
}
