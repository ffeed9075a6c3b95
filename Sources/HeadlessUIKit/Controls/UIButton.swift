/// A control with a title or an image that runs its actions when the user taps it.
open class UIButton: InertUIButton {
  /// The kind of the button.
  public internal(set) final var buttonType = ButtonType.custom
  /// The title and the image of a button in the newer form.
  ///
  /// ``currentTitle`` defines which of the titles is shown.
  public final var configuration: Configuration?

  /// The label of the title.
  ///
  /// Only its looks have an effect on a device: the title is set by ``setTitle(_:for:)``.
  open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of the image; the image is set by ``setImage(_:for:)``.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// The menu that a tap opens if `showsMenuAsPrimaryAction` is set; kept and not shown.
  open var menu: UIMenu?

  final var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var colors: [State.RawValue: UIColor] = [:]
  private var backgrounds: [State.RawValue: UIImage] = [:]
  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]

  /// Creates a button of the given kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of the given kind with the title and the image of an action; a tap triggers the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button of the newer form.
  ///
  /// The button takes its title and image from the action if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
  }

  /// Sets the title for a state.
  ///
  /// The title for the normal state is also the title of the configuration.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if state == .normal, configuration != nil { configuration?.title = title }
  }

  /// Returns the title for a state, or the title for the normal state if the state has none.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if state == .normal, configuration != nil { configuration?.image = image }
  }

  /// Returns the image for a state, or the image for the normal state if the state has none.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// Returns the colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }

  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }

  /// Returns the image behind the title for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }

  /// The title that is shown: the title of the state, of the configuration, or of the normal state.
  open var currentTitle: String? {
    let state = state.subtracting(.highlighted)
    if state != .normal, let title = titles[state.rawValue] { return title }
    return configuration?.shownTitle ?? titles[State.normal.rawValue]
  }

  /// The image that is shown, by the rule of ``currentTitle``.
  open var currentImage: UIImage? {
    let state = state.subtracting(.highlighted)
    if state != .normal, let image = images[state.rawValue] { return image }
    return configuration?.image ?? images[State.normal.rawValue]
  }

  override func take(_ action: UIAction) {
    super.take(action)
    if !action.title.isEmpty { titles[State.normal.rawValue] = action.title }
    images[State.normal.rawValue] = action.image
  }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .button
    element.label = currentTitle
    element.detail = configuration?.subtitle
    element.image = currentImage?.name
  }

  /// The title and the image of a button in the newer form, without its looks.
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The title with attributes that is shown in place of the other.
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

    var inert = InertUIButtonConfiguration()

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
