// swift-format-ignore-file
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { _stub() }  // +alertControllerWithTitle:message:preferredStyle:
  open func addAction(_ action: UIAlertAction) { _stub() }  // -addAction:
  open var actions: [UIAlertAction] { _stub() }  // actions
  open var preferredAction: UIAlertAction? { get { _stub() } set {} }  // preferredAction
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { _stub() }  // -addTextFieldWithConfigurationHandler:
  open var textFields: [UITextField]? { _stub() }  // textFields
  open var message: String? { get { _stub() } set {} }  // message
  open var preferredStyle: UIAlertController.Style { _stub() }  // preferredStyle
}
