/// A field for a search with a button that ends it.
open class UISearchBar: InertUISearchBar {
  final weak var searchController: UISearchController?

  private let listener = SearchFieldListener()
  /// A Boolean value that indicates whether the user types into the bar of a stack, whose field is in no window.
  private var isTyped = false

  override func prepare() {
    listener.bar = self
    searchTextField.delegate = listener
    searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
  }

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

  open override var isFirstResponder: Bool { isTyped || searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isTyped else { return searchTextField.resignFirstResponder() }
    guard delegateReference?.searchBarShouldEndEditing(self) ?? true else { return false }
    stopEditing()
    return true
  }

  /// Begins the search of the search controller, and tells the delegate.
  fileprivate final func didBeginEditing() {
    if let searchController, !searchController.isActive { searchController.isActive = true }
    delegateReference?.searchBarTextDidBeginEditing(self)
  }

  /// Ends editing without asking the delegate, and tells it.
  final func stopEditing() {
    _ = searchTextField.finishEditing(isForced: true)
    guard isTyped else { return }
    isTyped = false
    delegateReference?.searchBarTextDidEndEditing(self)
  }

  private func textChanged() {
    delegateReference?.searchBar(self, textDidChange: searchTextField.typedText)
    searchController?.updateResults()
  }

  // MARK: The user

  /// Types a text in place of the old text into the bar of a stack, and begins the search, unless the delegate prevents it.
  final func type(_ typed: String) {
    if !isTyped {
      guard delegateReference?.searchBarShouldBeginEditing(self) ?? true else { return }
      isTyped = true
      didBeginEditing()
    }
    searchTextField.text = typed
    textChanged()
  }

  /// Presses the search key.
  final func pressSearch() { delegateReference?.searchBarSearchButtonClicked(self) }
}

/// The delegate of the field of a search bar, for the delegate of the bar.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegateReference?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegateReference?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegateReference?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegateReference?.searchBarTextDidEndEditing(bar) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.pressSearch()
    return true
  }
}
