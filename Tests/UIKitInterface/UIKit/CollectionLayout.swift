// swift-format-ignore-file
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var elementKind: String { _stub() }  // elementKind
  open var zIndex: Int { get { _stub() } set {} }  // zIndex
}

@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var alignment: NSRectAlignment { _stub() }  // alignment
  open var extendsBoundary: Bool { get { _stub() } set {} }  // extendsBoundary
  open var pinToVisibleBounds: Bool { get { _stub() } set {} }  // pinToVisibleBounds
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { _stub() }  // -initWithLayoutSize:elementKind:alignment:
}

@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open var spacing: CGFloat { _stub() }  // spacing
  open var isFlexible: Bool { _stub() }  // flexible
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { _stub() }  // +fixed:
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { _stub() }  // +flexible:
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

