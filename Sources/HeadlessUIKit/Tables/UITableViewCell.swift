/// A row of a table.
open class UITableViewCell: UIView {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A second label at the right.
    case value1 = 1
    /// A second label beside the first.
    case value2 = 2
    /// A second label below the first.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An angle: a tap leads on.
    case disclosureIndicator = 1
    /// A button and an angle.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a selected row is drawn; all can be selected.
  public enum SelectionStyle: Int, Sendable {
    /// As any other row.
    case none = 0
    /// As `default` has it; the colours are of the past.
    case blue, gray
    /// As the system has it.
    case `default` = 3
  }

  /// What the views of the row are added to.
  public final let contentView: UIView
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view in the place of the accessory.
  open var accessoryView: UIView? {
    didSet { exchangeAccessory(oldValue) }
  }
  /// How the row is drawn while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row is under a finger.
  open var isHighlighted = false
  /// The content of the row in the newer form, in the place of the labels.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }

  final let style: CellStyle
  final var identifier: String?
  final var primaryLabel: UILabel?
  final var secondaryLabel: UILabel?
  final var pictureView: UIImageView?
  final var configuredView: (any UIView & UIContentView)?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row from an archive, or one of a registered class.
  public required init?(coder: NSCoder) {
    let construction = coder as? CellCoder
    style = construction?.style ?? .default
    identifier = construction?.identifier
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The name by which the cell is used again.
  open var reuseIdentifier: String? { identifier }

  /// The first words of the row.
  open var textLabel: UILabel? { label(\.primaryLabel) }

  /// The second words of the row; a row of the default style has none.
  open var detailTextLabel: UILabel? { style == .default ? secondaryLabel : label(\.secondaryLabel) }

  /// The picture of the row.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView(frame: .zero)
    pictureView = view
    contentView.insertSubview(view, at: 0)
    return view
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    isSelected = false
  }

  /// Selects the row or ends that, for its looks.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// The content for words and a picture, in the style of the cell.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
