/// A control with words or a picture, which does something when it is tapped.
open class UIButton: UIControl {
  /// The kinds of button, with UIKit's values.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// One with a picture that the system chooses.
    case detailDisclosure = 2
    /// One with a picture that the system chooses.
    case infoLight, infoDark, contactAdd
    /// One without a background.
    case plain
    /// One that closes something.
    case close = 7
  }

  /// The kind of the button.
  public internal(set) final var buttonType = ButtonType.custom
  /// The words and the picture of a button in the newer form; see ``currentTitle`` for which words are seen.
  public final var configuration: Configuration?

  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]

  /// Creates a button without words.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button whose words and picture are the action's, which a tap triggers.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    take(primaryAction)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a kind whose words and picture are the action's, which a tap triggers.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button of the newer form, whose words and picture are the action's where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
  }

  /// Creates a button without words from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the words for a state; those for the normal one are also those of a configuration.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if state == .normal, configuration != nil { configuration?.title = title }
  }

  /// The words for a state: those set for it, or those for the normal one.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if state == .normal, configuration != nil { configuration?.image = image }
  }

  /// The picture for a state: the one set for it, or that for the normal one.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// The words that are seen: those set for the state, those of the configuration, or those for the normal state.
  open var currentTitle: String? {
    let state = state.subtracting(.highlighted)
    if state != .normal, let title = titles[state.rawValue] { return title }
    return configuration?.title ?? titles[State.normal.rawValue]
  }

  /// The picture that is seen, by the rule of ``currentTitle``.
  open var currentImage: UIImage? {
    let state = state.subtracting(.highlighted)
    if state != .normal, let image = images[state.rawValue] { return image }
    return configuration?.image ?? images[State.normal.rawValue]
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { titles[State.normal.rawValue] = action.title }
    images[State.normal.rawValue] = action.image
  }
}
