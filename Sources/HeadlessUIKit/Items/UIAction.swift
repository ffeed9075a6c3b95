/// The closure that an action runs when it is triggered.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with the words and the picture of whatever triggers it.
public final class UIAction: UIMenuElement {
  /// The name of an action, by which another one takes its place.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The words.
  public override var title: String {
    get { text }
    set { text = newValue }
  }
  /// The picture.
  public override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// The words that explain the action; kept, and not shown.
  public var discoverabilityTitle: String?
  /// The ways in which a menu shows the action; kept, and not shown.
  public var attributes: Attributes
  /// The mark beside the action in a menu; kept, and not shown.
  public var state: State
  /// The control or the button that has triggered the action, while its handler runs.
  public var sender: Any? { senderReference }

  private weak var senderReference: AnyObject?
  private let chosenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words of what shows the action.
  ///   - subtitle: A second line.
  ///   - image: The picture of what shows it.
  ///   - identifier: The name of the action, or `nil` for one of its own.
  ///   - discoverabilityTitle: The words that explain it.
  ///   - attributes: The ways in which a menu shows it.
  ///   - state: The mark beside it.
  ///   - handler: What it does.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    chosenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(text: title, picture: image, subtitle: subtitle)
  }

  /// The name of the action; where it was given none, one that no other action has while this one exists.
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
