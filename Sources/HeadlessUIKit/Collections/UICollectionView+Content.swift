extension UICollectionView {
  /// The number of items in each section, which the data source returns once until the view is reloaded.
  final var itemCounts: [Int] {
    if let counts { return counts }
    var asked: [Int] = []
    if let dataSource {
      let sections = max(dataSource.numberOfSections(in: self), 0)
      asked = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
    }
    counts = asked
    return asked
  }

  final func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard indexPath.count == 2, itemCounts.indices.contains(indexPath.section),
      (0..<itemCounts[indexPath.section]).contains(indexPath.item), let dataSource
    else { return nil }
    if let made = cells[indexPath] { return made }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells[indexPath] = cell
    cell.isSelected = selection.contains(indexPath)
    addSubview(cell)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  final func forgetContent() {
    counts = nil
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    forgetSupplements()
  }

  final func forgetSupplements() {
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
  }

  final func mark(_ indexPath: IndexPath) {
    guard !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cells[indexPath]?.isSelected = true
  }

  final func unmark(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Performs a tap on an item.
  ///
  /// - Returns: `true` if the delegate allowed the tap.
  final func tapItem(at indexPath: IndexPath) -> Bool {
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: indexPath) { return false }
    if allowsMultipleSelection, selection.contains(indexPath) {
      unmark(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    if let delegate, !delegate.collectionView(self, shouldSelectItemAt: indexPath) { return false }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath {
        unmark(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  // MARK: Reuse

  /// Registers the class of the cells with an identifier, or removes the registration if the class is `nil`.
  ///
  /// Cells are created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
    cellNibs[identifier] = nil
  }

  /// Registers the nib of the cells with an identifier, or removes the registration if the nib is `nil`.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  /// Registers the class of the views of a kind, or removes the registration if the class is `nil`.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    cellTypes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns a new cell, and raises if nothing is registered for the identifier.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = make(identifier, identifier) as? UICollectionViewCell else {
      raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  /// Returns a new view, and raises if nothing is registered for the identifier.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = make(elementKind + identifier, identifier) else {
      raise(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return view
  }

  private final func make(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    if let nib = cellNibs[key] { return nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    return cellTypes[key]?.init(coder: CellCoder(style: .default, identifier: identifier))
  }
}
