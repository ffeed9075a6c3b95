// swift-format-ignore-file
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  open var style: UIContextualAction.Style { _stub() }  // style
  open var handler: UIContextualAction.Handler { _stub() }  // handler
  open var title: String? { get { _stub() } set {} }  // title
  open var image: UIImage? { get { _stub() } set {} }  // image
  open var backgroundColor: UIColor! { get { _stub() } set {} }  // backgroundColor
  open var accessibilityLabel: String? { get { _stub() } set {} }  // accessibilityLabel
  public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) { _stub() }  // -initWithStyle:title:handler:

}

@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open var actions: [UIContextualAction] { _stub() }  // actions
  open var performsFirstActionWithFullSwipe: Bool { get { _stub() } set {} }  // performsFirstActionWithFullSwipe
  public convenience init(actions: [UIContextualAction]) { _stub() }  // -initWithActions:
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open var contentView: UIView { _stub() }  // contentView
  open var reuseIdentifier: String? { _stub() }  // reuseIdentifier
  public init(reuseIdentifier: String?) { _stub() }  // -initWithReuseIdentifier:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var textLabel: UILabel? { _stub() }  // textLabel
  open var detailTextLabel: UILabel? { _stub() }  // detailTextLabel
  open var contentConfiguration: (any UIContentConfiguration)? { get { _stub() } set {} }  // contentConfiguration
}
