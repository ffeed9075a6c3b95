// swift-format-ignore-file
@preconcurrency @MainActor open class UISearchBar: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var text: String? { get { _stub() } set {} }  // text

}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  open var searchResultsController: UIViewController? { _stub() }  // searchResultsController
  public init(searchResultsController: UIViewController?) { _stub() }  // -initWithSearchResultsController:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init() { _stub() }  // -init
  open var searchBar: UISearchBar { _stub() }  // searchBar
  open var isActive: Bool { get { _stub() } set {} }  // active
}
