// swift-format-ignore-file
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  open var identifier: any NSCopying { _stub() }  // identifier
  public convenience init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil) { _stub() }  // -initWithIdentifier:previewProvider:actionProvider:
}

extension UIView {
  public var interactions: [any UIInteraction] { get { _stub() } set {} }  // interactions
  public func addInteraction(_ interaction: any UIInteraction) { _stub() }  // -addInteraction:
  public func removeInteraction(_ interaction: any UIInteraction) { _stub() }  // -removeInteraction:
}
