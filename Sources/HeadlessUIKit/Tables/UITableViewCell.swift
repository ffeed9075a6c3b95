/// A row of a table.
open class UITableViewCell: InertUITableViewCell {
  /// The view that contains the views of the row, or the view of its configuration.
  public private(set) final var contentView = UIView(frame: .zero)
  // Source: developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration.
  /// The content of the row in the newer form, in place of the labels; its view takes the place of the ``contentView``.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showContent()
      guard contentConfiguration != nil else { return }
      for label in [primaryLabel, secondaryLabel] { label?.removeFromSuperview() }
      pictureView?.removeFromSuperview()
      (primaryLabel, secondaryLabel, pictureView) = (nil, nil, nil)
    }
  }

  final let style: CellStyle
  final var identifier: String?
  final var primaryLabel: UILabel?
  final var secondaryLabel: UILabel?
  final var pictureView: UIImageView?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a row with one label.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row from an archive, or one of a registered class.
  public required init?(coder: NSCoder) {
    let construction = coder as? CellCoder
    style = construction?.style ?? .default
    identifier = construction?.identifier
    super.init(coder: coder)
  }

  override func prepare() { addSubview(contentView) }

  override func fill(_ element: inout ElementDescription) {
    element.isSelected = isSelected
    guard accessoryView == nil else { return }
    let marks: String? =
      switch accessoryType {
      case .none: nil
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "(i) ›"
      case .checkmark: "✓"
      case .detailButton: "(i)"
      }
    element.value = { marks }
  }

  /// The identifier by which the cell is reused.
  open var reuseIdentifier: String? { identifier }

  /// The label of the primary text.
  open var textLabel: UILabel? { label(\.primaryLabel) }

  /// The label of the secondary text; a row of the default style does not have it.
  open var detailTextLabel: UILabel? { style == .default ? secondaryLabel : label(\.secondaryLabel) }

  /// The view of the row's image.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView(frame: .zero)
    pictureView = view
    contentView.insertSubview(view, at: 0)
    return view
  }

  /// Shows the configuration for the state of the cell.
  final func showContent() {
    contentView = showContent(contentConfiguration?.updated(for: configurationState), in: contentView)
  }

  /// Returns the content with texts and an image in the style of the cell.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  final func label(_ place: ReferenceWritableKeyPath<UITableViewCell, UILabel?>) -> UILabel? {
    if let label = self[keyPath: place] { return label }
    // The content in the newer form has labels of its own.
    if contentConfiguration != nil { return nil }
    let label = UILabel(frame: .zero)
    self[keyPath: place] = label
    contentView.addSubview(label)
    return label
  }
}
