/// A control with a title or an image that runs its actions when the user taps it.
open class UIButton: InertUIButton {
  /// The kind of the button.
  public internal(set) final var buttonType = ButtonType.custom
  /// The title and the image of a button in the newer form.
  ///
  /// ``currentTitle`` defines which of the titles is shown.
  public final var configuration: Configuration?

  /// The label of the title, which ``setTitle(_:for:)`` sets.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.source = { [weak self] in self?.currentTitle }
    return label
  }()
  /// The view of the image, which ``setImage(_:for:)`` sets.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    view.source = { [weak self] in self?.currentImage }
    return view
  }()

  final var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]

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

  override func stateChanged() { setNeedsUpdateConfiguration() }

  // Source: developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction. Apple does not document that the button
  // toggles before its actions run.
  override func prepareForTap() {
    if changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
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
    var inert = InertUIButtonConfiguration()

    /// The title that is shown.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
  }
}
