extension UICollectionView {
  /// A way to create and to fill the cells of a kind.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: A closure that fills a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A way to create and to fill the views above and below sections.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: A closure that fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new view above or below a section, which the registration's closure has filled.
  ///
  /// The view is created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.constructed()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Returns a new cell, which the registration's closure has filled.
  ///
  /// The cell is created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell.constructed()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
