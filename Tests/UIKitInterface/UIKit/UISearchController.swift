// swift-format-ignore-file
@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?  // delegate
  open var placeholder: String? { get { _stub() } set {} }  // placeholder
  open var prompt: String? { get { _stub() } set {} }  // prompt
  open var showsCancelButton: Bool { get { _stub() } set {} }  // showsCancelButton
  open var barTintColor: UIColor? { get { _stub() } set {} }  // barTintColor
  open var isTranslucent: Bool { get { _stub() } set {} }  // translucent
  open var searchTextField: UISearchTextField { _stub() }  // searchTextField
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var text: String? { get { _stub() } set {} }  // text
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { _stub() }  // -setShowsCancelButton:animated:

  open var keyboardType: UIKeyboardType { get { _stub() } set {} }  // keyboardType
  open var returnKeyType: UIReturnKeyType { get { _stub() } set {} }  // returnKeyType
  open var autocorrectionType: UITextAutocorrectionType { get { _stub() } set {} }  // autocorrectionType
  open var autocapitalizationType: UITextAutocapitalizationType { get { _stub() } set {} }  // autocapitalizationType
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  @available(*, deprecated) func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)  // -searchBarTextDidBeginEditing:
  @available(*, deprecated) func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)  // -searchBar:textDidChange:
  @available(*, deprecated) func searchBarTextDidEndEditing(_ searchBar: UISearchBar)  // -searchBarTextDidEndEditing:
  @available(*, deprecated) func searchBarSearchButtonClicked(_ searchBar: UISearchBar)  // -searchBarSearchButtonClicked:
  @available(*, deprecated) func searchBarCancelButtonClicked(_ searchBar: UISearchBar)  // -searchBarCancelButtonClicked:
}
extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _stub() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { _stub() }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _stub() }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _stub() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _stub() }
}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  open var searchResultsController: UIViewController? { _stub() }  // searchResultsController
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?  // searchResultsUpdater
  open weak var delegate: (any UISearchControllerDelegate)?  // delegate
  open var obscuresBackgroundDuringPresentation: Bool { get { _stub() } set {} }  // obscuresBackgroundDuringPresentation
  open var hidesNavigationBarDuringPresentation: Bool { get { _stub() } set {} }  // hidesNavigationBarDuringPresentation
  open var automaticallyShowsCancelButton: Bool { get { _stub() } set {} }  // automaticallyShowsCancelButton
  open var showsSearchResultsController: Bool { get { _stub() } set {} }  // showsSearchResultsController
  public init(searchResultsController: UIViewController?) { _stub() }  // -initWithSearchResultsController:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init() { _stub() }  // -init
  open var searchBar: UISearchBar { _stub() }  // searchBar
  open var isActive: Bool { get { _stub() } set {} }  // active
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  @available(*, deprecated) func willPresentSearchController(_ searchController: UISearchController)  // -willPresentSearchController:
  @available(*, deprecated) func didPresentSearchController(_ searchController: UISearchController)  // -didPresentSearchController:
  @available(*, deprecated) func willDismissSearchController(_ searchController: UISearchController)  // -willDismissSearchController:
  @available(*, deprecated) func didDismissSearchController(_ searchController: UISearchController)  // -didDismissSearchController:
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) { _stub() }
  public func didPresentSearchController(_ searchController: UISearchController) { _stub() }
  public func willDismissSearchController(_ searchController: UISearchController) { _stub() }
  public func didDismissSearchController(_ searchController: UISearchController) { _stub() }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)  // -updateSearchResultsFor:
}

@preconcurrency @MainActor open class UISearchTextField: UITextField {
}
