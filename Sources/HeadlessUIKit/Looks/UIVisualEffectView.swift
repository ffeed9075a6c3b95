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
