/// A closure with the words and the picture of whatever triggers it.
@MainActor
public final class UIAction: NSObject {
  /// What runs when the action is triggered.
  public typealias Handler = (UIAction) -> Void

  /// The words.
  public var title: String
  /// The picture.
  public var image: UIImage?
  private let handler: Handler

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func trigger() {
    handler(self)
  }
}
