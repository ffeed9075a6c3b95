/// A view of a collection: a cell, or a view above or below a section.
open class UICollectionReusableView: InertUICollectionReusableView {
  final var identifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive, or one of a registered class.
  public required init?(coder: NSCoder) {
    identifier = (coder as? CellCoder)?.identifier
    super.init(coder: coder)
  }

  /// The identifier by which the view is reused.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for another item.
  open func prepareForReuse() {}
}

/// An item of a collection.
open class UICollectionViewCell: InertUICollectionViewCell {
  /// The view that contains the views of the item.
  public final let contentView = UIView(frame: .zero)
  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false
  /// The content of the item in the newer form.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration, instead: &configuredView) }
  }

  private var configuredView: UIView?

  override func prepare() { addSubview(contentView) }

  override func fill(_ element: inout ElementDescription) { element.isSelected = isSelected }
}

/// An item of a list.
open class UICollectionViewListCell: InertUICollectionViewListCell {
  /// Returns the content with texts and an image.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
