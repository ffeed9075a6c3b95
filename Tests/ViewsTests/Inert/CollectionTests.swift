#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Collections and scroll views")
  struct CollectionTests {
    final class Cell: UICollectionViewCell {
      let name = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(name)
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(name)
      }
    }

    final class Chooser: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
      }
    }

    @Test("A snapshot has sections with items, and refuses none that is new")
    func snapshots() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.appendItems([3])
      #expect(snapshot.itemIdentifiers == [1, 2, 3])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
      #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
      snapshot.deleteItems([1])
      #expect(snapshot.numberOfItems == 2)
      snapshot.insertItems([4, 5], afterItem: 2)
      snapshot.insertItems([6], beforeItem: 3)
      #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 4, 5])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 3])
      snapshot.moveItem(2, afterItem: 5)
      snapshot.moveItem(3, beforeItem: 4)
      snapshot.moveItem(3, beforeItem: 3)
      #expect(snapshot.itemIdentifiers == [3, 4, 5, 2, 6])
      snapshot.deleteItems([3, 4, 5])
      snapshot.deleteSections(["b"])
      #expect(snapshot.sectionIdentifiers == ["a"])
    }

    @Test("An item that is appended or inserted again moves")
    func movedItems() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.appendItems([1], toSection: "b")
      #expect(snapshot.itemIdentifiers == [2, 1])
      snapshot.insertItems([2, 3], afterItem: 1)
      #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2, 3])
      snapshot.insertItems([3], beforeItem: 1)
      #expect(snapshot.itemIdentifiers == [3, 1, 2])
    }

    @Test("The user taps the items of a diffable data source")
    func items() throws {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        (cell as? Cell)?.name.text = item
        return cell
      }
      collection.register(Cell.self, forCellWithReuseIdentifier: "Cell")
      let chooser = Chooser()
      collection.delegate = chooser
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main"])
      snapshot.appendItems(["Oak", "Elm"])
      source.apply(snapshot)
      let screen = Screen(collection)
      #expect(screen.window.renderedText == "- Oak\n- Elm")
      #expect(try screen.window.user.tap(row: "Oak"))
      try screen.window.user.tap("Elm")
      #expect(chooser.log == ["select 0", "deselect 0", "select 1"])
      #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "Elm")
      #expect(source.indexPath(for: "Elm") == IndexPath(item: 1, section: 0))
      snapshot.deleteItems(["Oak"])
      source.apply(snapshot)
      #expect(screen.window.renderedText == "* Elm")
    }

    @Test("A table shows the items of a diffable data source")
    func rows() {
      let table = UITableView(frame: .zero, style: .plain)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
        let cell = UITableViewCell()
        cell.textLabel?.text = item
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Ash"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(table.numberOfRows(inSection: 0) == 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Ash")
    }
  }
#endif
