// swift-format-ignore-file
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open var contentView: UIView { _stub() }  // contentView
  open var reuseIdentifier: String? { _stub() }  // reuseIdentifier
  public init(reuseIdentifier: String?) { _stub() }  // -initWithReuseIdentifier:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var textLabel: UILabel? { _stub() }  // textLabel
  open var detailTextLabel: UILabel? { _stub() }  // detailTextLabel
  open var contentConfiguration: (any UIContentConfiguration)? { get { _stub() } set {} }  // contentConfiguration
}
