/// An item of a collection.
open class UICollectionViewCell: InertUICollectionViewCell {
  /// The view that contains the views of the item, or the view of its configuration.
  public private(set) final var contentView = UIView(frame: .zero)
  /// A Boolean value that indicates whether the collection is being edited, for the state of the cell.
  final var isEdited = false
  // Source: developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration.
  /// The content of the item in the newer form, whose view takes the place of the ``contentView``.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  /// Shows the configuration for the state of the cell.
  final func showContent() {
    contentView = showContent(contentConfiguration?.updated(for: configurationState), in: contentView)
  }

  override func prepare() { addSubview(contentView) }

  override func fill(_ element: inout ElementDescription) { element.isSelected = isSelected }
}
