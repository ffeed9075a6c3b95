/// The place of a view above or below a section.
struct SupplementaryPlace: Hashable {
  let kind: String
  let section: Int
}

extension UICollectionView {
  /// The views above the items of a section, if the layout has any, which the data source creates when they are first read.
  final func headers(ofSection section: Int) -> [UICollectionReusableView] {
    kinds(inSection: section).above.compactMap { supplement($0, inSection: section) }
  }

  /// The views below the items of a section.
  final func footers(ofSection section: Int) -> [UICollectionReusableView] {
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
    let asked = delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      asked?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section) ?? flow.headerReferenceSize
    let footer =
      asked?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section) ?? flow.footerReferenceSize
    return (
      header == .zero ? [] : [Self.elementKindSectionHeader], footer == .zero ? [] : [Self.elementKindSectionFooter]
    )
  }

  private final func supplement(_ kind: String, inSection section: Int) -> UICollectionReusableView? {
    let place = SupplementaryPlace(kind: kind, section: section)
    if let made = supplements[place] { return made }
    guard let dataSource else { return nil }
    let first = IndexPath(item: 0, section: section)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: first)
    supplements[place] = view
    addSubview(view)
    return view
  }
}
