/// A closure with the title and the image of the control that triggers it.
@MainActor
public final class UIAction: NSObject {
  /// A closure that runs when the action is triggered.
  public typealias Handler = (UIAction) -> Void

  /// The identifier by which one action replaces another.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of the action.
  public var title: String
  /// The image of the action.
  public var image: UIImage?
  /// The control or the button that triggered the action, while the handler runs.
  public var sender: Any? { senderReference }

  private weak var senderReference: AnyObject?
  private let chosenIdentifier: Identifier?
  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the control that shows the action.
  ///   - image: The image of the control that shows the action.
  ///   - identifier: The identifier of the action, or `nil` for one that is unique.
  ///   - handler: The closure that runs when the action is triggered.
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
