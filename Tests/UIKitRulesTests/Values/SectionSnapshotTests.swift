import Portolan
import Testing

// Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot and
// …/uicollectionviewdiffabledatasource/apply(_:to:animatingdifferences:completion:).
@MainActor
@Suite("The items of a section that lie inside each other", .rule(.values), .tags(.documented), .limited)
struct SectionSnapshotTests {
  private typealias Items = NSDiffableDataSourceSectionSnapshot<String>

  private func items() -> Items {
    var items = Items()
    items.append(["Fruit", "Roots"])
    items.append(["Apple", "Pear"], to: "Fruit")
    items.append(["Carrot"], to: "Roots")
    items.append(["Bramley"], to: "Apple")
    return items
  }

  @Test("An item is after the one around it, and is visible while all around it are expanded")
  func tree() {
    var items = items()
    #expect(items.items == ["Fruit", "Apple", "Bramley", "Pear", "Roots", "Carrot"])
    #expect(items.rootItems == ["Fruit", "Roots"])
    #expect(items.visibleItems == ["Fruit", "Roots"])
    #expect(items.level(of: "Bramley") == 2)
    #expect(items.parent(of: "Bramley") == "Apple")
    items.expand(["Apple"])
    #expect(!items.isVisible("Bramley"))
    items.expand(["Fruit"])
    #expect(items.visibleItems == ["Fruit", "Apple", "Bramley", "Pear", "Roots"])
    items.collapse(["Fruit"])
    #expect(items.visibleItems == ["Fruit", "Roots"])
    #expect(items.expandedItems == ["Apple"])
  }

  @Test("Items are inserted beside another, and removed with those inside them")
  func changes() {
    var items = items()
    items.insert(["Plum"], after: "Apple")
    items.insert(["Nuts"], before: "Roots")
    #expect(items.items == ["Fruit", "Apple", "Bramley", "Plum", "Pear", "Nuts", "Roots", "Carrot"])
    #expect(items.parent(of: "Plum") == "Fruit")
    #expect(items.parent(of: "Nuts") == nil)
    items.delete(["Fruit"])
    #expect(items.items == ["Nuts", "Roots", "Carrot"])
    items.deleteAll()
    #expect(items.items == [])
  }

  @Test("A collection shows the visible items of the section that a snapshot is applied to, and keeps the others")
  func applied() async {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var sections = NSDiffableDataSourceSnapshot<Int, String>()
    sections.appendSections([2])
    sections.insertSections([1], beforeSection: 2)
    sections.insertSections([3], afterSection: 2)
    #expect(sections.sectionIdentifiers == [1, 2, 3])
    sections.appendItems(["First"], toSection: 1)
    await source.applySnapshotUsingReloadData(sections)
    var items = items()
    items.expand(["Fruit"])
    await source.apply(items, to: 2, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers(inSection: 2) == ["Fruit", "Apple", "Pear", "Roots"])
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["First"])
    #expect(source.snapshot(for: 2).parent(of: "Bramley") == "Apple")
  }
}
