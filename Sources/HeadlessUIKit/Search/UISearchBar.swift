/// A field for a search with a button that ends it.
open class UISearchBar: InertUISearchBar {
  /// The object that is notified of the search.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  final weak var delegateReference: (any UISearchBarDelegate)?
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String?
  /// A Boolean value that indicates whether there is a button that ends the search.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar shows what is behind it.
  open var isTranslucent = true
  /// The field.
  public final let searchTextField = UISearchTextField(frame: .zero)

  final weak var searchController: UISearchController?

  override func prepare() { addSubview(searchTextField) }

  /// The text of the search.
  ///
  /// As in UIKit, a change by code updates the results of the field's search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.updateResults()
    }
  }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  // MARK: The user

  /// Types a text in place of the old text, and begins the search.
  final func type(_ typed: String) {
    if let searchController, !searchController.isActive { searchController.isActive = true }
    delegateReference?.searchBarTextDidBeginEditing(self)
    searchTextField.text = typed
    delegateReference?.searchBar(self, textDidChange: typed)
    searchController?.updateResults()
  }

  /// The keyboard of the field.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the return key of the field.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The way to correct the text of the field.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The way to write capital letters in the field.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
}

/// The field of a search bar.
open class UISearchTextField: InertUISearchTextField {}

/// An object that is notified of a search.
@MainActor
public protocol UISearchBarDelegate: InertUISearchBarDelegate {
  /// Tells the delegate that the user began to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the user stopped typing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user ended the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
