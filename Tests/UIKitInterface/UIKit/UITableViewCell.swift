// swift-format-ignore-file
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { _stub() }  // -initWithStyle:reuseIdentifier:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var imageView: UIImageView? { _stub() }  // imageView
  open var textLabel: UILabel? { _stub() }  // textLabel
  open var detailTextLabel: UILabel? { _stub() }  // detailTextLabel
  open var contentView: UIView { _stub() }  // contentView
  open var reuseIdentifier: String? { _stub() }  // reuseIdentifier
  public convenience init() { _stub() }  // -init
}

// UIKit's own Swift.
extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? { get { _stub() } set {} }  // contentConfiguration
  public func defaultContentConfiguration() -> UIListContentConfiguration { _stub() }  // -defaultContentConfiguration
}
