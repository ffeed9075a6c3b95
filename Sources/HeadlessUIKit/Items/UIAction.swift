/// A closure that runs when an action is triggered.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with the title and the image of the control that triggers it.
public final class UIAction: UIMenuElement {
  /// The title of the action.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action.
  public override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The title that explains the action; it is kept and not shown.
  public var discoverabilityTitle: String?
  /// The appearance of the action in a menu; the user cannot choose a hidden or disabled action.
  public var attributes: Attributes
  /// The mark beside the action in a menu; it is kept and not shown.
  public var state: State
  /// The control or the button that triggered the action, while the handler runs.
  public var sender: Any? { senderReference }

  private weak var senderReference: AnyObject?
  private let chosenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the control that shows the action.
  ///   - subtitle: A second line for the title.
  ///   - image: The image of the control that shows the action.
  ///   - identifier: The identifier of the action, or `nil` for a unique one.
  ///   - discoverabilityTitle: A title that explains the action.
  ///   - attributes: The appearance of the action in a menu.
  ///   - state: The mark beside the action in a menu.
  ///   - handler: The closure that runs when the action is triggered.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    chosenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The identifier of the action.
  ///
  /// If none was given, it differs from the identifiers of all other actions while this action exists.
  public var identifier: Identifier {
    chosenIdentifier ?? Identifier("com.apple.action.dynamic.\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  func trigger(sender: AnyObject?) {
    let outer = senderReference
    senderReference = sender
    handler(self)
    senderReference = outer
  }
}
