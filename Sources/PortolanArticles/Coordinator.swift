/// The owner of a part of the app, for choosing the screens of that part and the transitions between them.
///
/// `Option` is the app's own enum of the things that a link can request. An app names its coordinators once:
///
/// ```swift
/// typealias AppCoordinator = any Coordinator<DeepLinkOption>
/// typealias AppBaseCoordinator = BaseCoordinator<DeepLinkOption>
/// ```
///
/// The app can also use the names `Coordinator` and `BaseCoordinator` themselves, as articles about coordinators do:
/// `typealias Coordinator = any PortolanArticles.Coordinator<DeepLinkOption>`. A file that imports both PortolanArticles and
/// such an app, such as a file of its tests, then sees two declarations of each name. It selects the one of the app with
/// `import typealias Store.Coordinator`.
///
/// If a coordinator ends with a result, a ``Flow`` is the better choice.
@MainActor
public protocol Coordinator<Option>: AnyObject {
  /// The type of the things that a link can request.
  associatedtype Option

  /// Starts at the place that the app itself decides.
  func start()

  /// Starts with the option of a link.
  ///
  /// A coordinator usually broadcasts the option to its children.
  ///
  /// - Parameter option: The option that the link requests, or `nil` if there is no link or the link is unknown.
  func start(with option: Option?)

  /// Offers a link to this coordinator and its descendants, until one of them handles it.
  ///
  /// - Parameter option: The option that the link requests.
  /// - Returns: `true` if a coordinator handled the link.
  @discardableResult
  func deliver(_ option: Option) -> Bool
}

extension Coordinator {
  /// Starts without a link, by passing `nil` as the option.
  public func start() {
    start(with: nil)
  }

  /// Handles no link.
  ///
  /// - Parameter option: The option that the link requests.
  /// - Returns: `false`.
  @discardableResult
  public func deliver(_ option: Option) -> Bool {
    false
  }
}
