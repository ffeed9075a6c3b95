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

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

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
