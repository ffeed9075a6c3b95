// swift-format-ignore-file
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  // Marked unavailable in UIKit.
  internal override init() { _stub() }
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var title: String { _stub() }  // title
  open var subtitle: String? { get { _stub() } set {} }  // subtitle
  open var image: UIImage? { _stub() }  // image
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  open var identifier: UIMenu.Identifier { _stub() }  // identifier
  open var options: UIMenu.Options { _stub() }  // options
  open var children: [UIMenuElement] { _stub() }  // children
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []) { _stub() }  // -initWithTitle:subtitle:image:identifier:options:children:
}

@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { _stub() }  // +elementWithProvider:
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self { _stub() }  // +elementWithUncachedProvider:
}

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  open override var title: String { get { _stub() } set {} }  // title
  open override var image: UIImage? { get { _stub() } set {} }  // image
  open var discoverabilityTitle: String? { get { _stub() } set {} }  // discoverabilityTitle
  open var identifier: UIAction.Identifier { _stub() }  // identifier
  open var attributes: UIMenuElement.Attributes { get { _stub() } set {} }  // attributes
  open var state: UIMenuElement.State { get { _stub() } set {} }  // state
  open var sender: Any? { _stub() }  // sender
}

// UIKit's own Swift, over +actionWithTitle:image:identifier:handler:.
extension UIAction {
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { _stub() }
}
