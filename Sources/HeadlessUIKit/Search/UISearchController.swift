/// A controller of a search field and its results.
///
/// UIKit presents it while the search is active. Here ``isActive`` notifies the delegate and the updater, and nothing is
/// presented.
open class UISearchController: UIViewController {
  /// The controller of the results, or `nil` if the searched controller shows them.
  public final let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { searchResultsUpdaterReference }
    set { searchResultsUpdaterReference = newValue }
  }
  final weak var searchResultsUpdaterReference: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  final weak var delegateReference: (any UISearchControllerDelegate)?
  /// A Boolean value that indicates whether the content below is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the button that ends the search comes and goes with it.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the controller of the results is visible without a text.
  open var showsSearchResultsController = false

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
      if !newValue { searchBar.searchTextField.text = nil }
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

/// An object that updates the results of a search.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results when the text or the activity of the search changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified of the beginning and the end of a search.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
