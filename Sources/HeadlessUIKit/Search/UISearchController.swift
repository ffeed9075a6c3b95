/// A controller of a search field and its results.
///
/// UIKit presents it while the search is active. Here ``isActive`` notifies the delegate and the updater, and nothing is
/// presented.
open class UISearchController: InertUISearchController {
  /// The controller of the results, or `nil` if the searched controller shows them.
  public final let searchResultsController: UIViewController?

  /// The closure that is called once, after the end of the search.
  final var onEnd: (() -> Void)?
  private var active = false

  /// Creates a controller of a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a search without a controller of results.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a controller of a search without a controller of results.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The search field.
  open private(set) lazy var searchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.searchController = self
    return bar
  }()

  /// A Boolean value that indicates whether the search is active.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue {
        delegateReference?.willPresentSearchController(self)
      } else {
        delegateReference?.willDismissSearchController(self)
      }
      active = newValue
      if !newValue {
        searchBar.searchTextField.text = nil
        searchBar.stopEditing()
      }
      updateResults()
      if newValue {
        delegateReference?.didPresentSearchController(self)
      } else {
        delegateReference?.didDismissSearchController(self)
      }
      guard !newValue, let onEnd else { return }
      self.onEnd = nil
      onEnd()
    }
  }

  final func updateResults() { searchResultsUpdaterReference?.updateSearchResults(for: self) }
}
