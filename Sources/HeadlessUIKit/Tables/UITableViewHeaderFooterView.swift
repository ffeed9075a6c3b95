/// A view above or below a section.
open class UITableViewHeaderFooterView: InertUITableViewHeaderFooterView {
  /// The view that contains the views.
  public private(set) final var contentView = UIView(frame: .zero)
  /// The identifier by which the view is reused.
  public final let reuseIdentifier: String?

  /// The content of the view in the newer form, in place of the labels.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for label in [primaryLabel, secondaryLabel] { label?.removeFromSuperview() }
      (primaryLabel, secondaryLabel) = (nil, nil)
      contentView = showContent(contentConfiguration, in: contentView)
    }
  }

  private var primaryLabel: UILabel?
  private var secondaryLabel: UILabel?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive, or one of a registered class.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? CellCoder)?.identifier
    super.init(coder: coder)
  }

  override func prepare() { addSubview(contentView) }

  /// The label of the primary text.
  open var textLabel: UILabel? { label(&primaryLabel) }

  /// The label of the secondary text.
  open var detailTextLabel: UILabel? { label(&secondaryLabel) }

  private func label(_ place: inout UILabel?) -> UILabel {
    if let label = place { return label }
    let new = UILabel(frame: .zero)
    contentView.addSubview(new)
    place = new
    return new
  }
}
