import Portolan
import Testing

@MainActor
@Suite("Selections of collections and offsets", .rule(.values), .tags(.documented))
struct CollectionSelectionTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  }

  private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let items = Items()

  init() {
    collection.dataSource = items
    collection.delegate = items
  }

  // Source: developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:): it "does not cause any
  // selection-related delegate methods to be called".
  @Test("Code that selects tells no delegate, and selects one item unless several are allowed")
  func selecting() {
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems?.count == 2)
    collection.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(items.heard == [])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  // Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:).
  @Test("A new offset tells the delegate, which is a scroll view's delegate too, and the same offset does not")
  func scrolling() {
    #expect((collection as UIScrollView).delegate === items)
    collection.contentOffset = CGPoint(x: 0, y: 5)
    collection.contentOffset = CGPoint(x: 0, y: 5)
    #expect(items.heard == ["scroll"])
  }
}
