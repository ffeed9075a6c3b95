/// A screen with a collection, of which it is the data source and the delegate.
open class UICollectionViewController: InertUICollectionViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout with which the collection was created.
  public final let collectionViewLayout: UICollectionViewLayout

  private var hasAppeared = false

  /// Creates a screen with an empty collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen whose collection will be loaded from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    if !loadViewFromDocument() {
      view = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    }
    guard let collection = loadedView as? UICollectionView else {
      raise(
        "-[UICollectionViewController loadView] instantiated view controller from nib but didn't get a "
          + "UICollectionView (\(describe(self)))"
      )
    }
    // Objects that a document connects stay connected.
    if collection.dataSourceReference == nil { collection.dataSource = self }
    if collection.delegateReference == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hasAppeared, clearsSelectionOnViewWillAppear {
      collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
    hasAppeared = true
  }
}
