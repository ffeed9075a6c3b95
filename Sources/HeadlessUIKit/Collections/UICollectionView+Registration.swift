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
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Returns a new cell, which the registration's closure has filled.
  ///
  /// The cell is created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: CellCoder(style: .default, identifier: nil)) else {
      raise("\(String(reflecting: Cell.self)).init?(coder:) returned nil.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
