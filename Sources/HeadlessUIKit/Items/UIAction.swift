/// A closure with the words and the picture of whatever triggers it.
@MainActor
public final class UIAction: NSObject {
  /// What runs when the action is triggered.
  public typealias Handler = (UIAction) -> Void

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
  public var title: String
  /// The picture.
  public var image: UIImage?
  /// The control or the button that has triggered the action, while its handler runs.
  public var sender: Any? { senderReference }

  private weak var senderReference: AnyObject?
  private let chosenIdentifier: Identifier?
  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words of what shows the action.
  ///   - image: The picture of what shows it.
  ///   - identifier: The name of the action, or `nil` for one of its own.
  ///   - handler: What it does.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    chosenIdentifier = identifier
    self.handler = handler
    super.init()
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
