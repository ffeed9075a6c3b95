extension UICollectionView: RowList {
  final func askForCounts() -> [Int] {
    guard let dataSource = dataSourceReference else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    return (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
  }

  final func newCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSourceReference?.collectionView(self, cellForItemAt: indexPath)
  }

  final func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    delegateReference?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  final func menu(at indexPath: IndexPath) -> UIMenu? {
    delegateReference?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)?.menu
  }

  final var readSections: [ListSection] {
    let background = backgroundView.map { [ListSection(headers: [$0])] } ?? []
    return background
      + (0..<numberOfSections).map { section in
        ListSection(
          headers: headers(ofSection: section), rows: seenRows(inSection: section), footers: footers(ofSection: section)
        )
      }
  }

  final func forgetContent() {
    counts = nil
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    forgetSupplements()
  }

  final func newSupplement(at place: SupplementaryPlace) -> UIView? {
    guard let dataSource = dataSourceReference else { return nil }
    let first = IndexPath(item: 0, section: place.section)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: first)
    delegateReference?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: first)
    return view
  }

  /// Performs a tap on an item.
  ///
  /// - Returns: `true` if the delegate allowed the tap.
  final func tapRow(at indexPath: IndexPath) -> Bool {
    if let delegate = delegateReference, !delegate.collectionView(self, shouldHighlightItemAt: indexPath) {
      return false
    }
    touch(indexPath) {
      delegateReference?.collectionView(self, didHighlightItemAt: indexPath)
    } ended: {
      delegateReference?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    if takesSeveral, selection.contains(indexPath) {
      unmark(indexPath)
      delegateReference?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    if let delegate = delegateReference, !delegate.collectionView(self, shouldSelectItemAt: indexPath) {
      performPrimaryAction(at: indexPath)
      return false
    }
    if !takesSeveral {
      for old in selection where old != indexPath {
        unmark(old)
        delegateReference?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(indexPath)
    delegateReference?.collectionView(self, didSelectItemAt: indexPath)
    performPrimaryAction(at: indexPath)
    return true
  }

  // Source: developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:).
  private func performPrimaryAction(at indexPath: IndexPath) {
    guard !takesSeveral, let delegate = delegateReference,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: Reuse

  /// Registers the class of the cells with an identifier, or removes the registration if the class is `nil`.
  ///
  /// Cells are created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sources[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in { type.constructed(identifier) } }
  }

  /// Registers the class of the views of a kind, or removes the registration if the class is `nil`.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    sources[elementKind + identifier] = (viewClass as? UICollectionReusableView.Type).map { type in
      { type.constructed(identifier) }
    }
  }

  /// Returns a new cell, and raises if nothing is registered for the identifier.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = sources[identifier]?() as? UICollectionViewCell else {
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
    guard let view = sources[elementKind + identifier]?() else {
      raise(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return view
  }

  /// The views above the items of a section, if the layout has any; the data source creates them when they are first read.
  private func headers(ofSection section: Int) -> [UIView] {
    kinds(inSection: section).above.compactMap { supplement($0, inSection: section) }
  }

  /// The views below the items of a section.
  private func footers(ofSection section: Int) -> [UIView] {
    kinds(inSection: section).below.compactMap { supplement($0, inSection: section) }
  }

  /// The looks of a section of a list, or `nil` for other sections.
  final func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? {
    collectionViewLayout.section(at: section, of: self)?.list
  }

  private final func kinds(inSection index: Int) -> (above: [String], below: [String]) {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return kinds(of: flow, inSection: index) }
    guard let section = collectionViewLayout.section(at: index, of: self) else { return ([], []) }
    let items = section.boundarySupplementaryItems
    var above = items.filter { !$0.alignment.isBelow }.map(\.elementKind)
    var below = items.filter(\.alignment.isBelow).map(\.elementKind)
    if section.list?.headerMode == .supplementary { above.append(Self.elementKindSectionHeader) }
    if section.list?.footerMode == .supplementary { below.append(Self.elementKindSectionFooter) }
    return (above, below)
  }

  private final func kinds(
    of flow: UICollectionViewFlowLayout, inSection section: Int
  ) -> (above: [String], below: [String]) {
    let asked = delegateReference as? any UICollectionViewDelegateFlowLayout
    let header =
      asked?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section) ?? flow.headerReferenceSize
    let footer =
      asked?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section) ?? flow.footerReferenceSize
    return (
      header == .zero ? [] : [Self.elementKindSectionHeader], footer == .zero ? [] : [Self.elementKindSectionFooter]
    )
  }
}
