/// Owns a part of the app: which screens it consists of, and where they lead.
///
/// The option is the app's own enum of what a link can ask for. An app names its coordinators once:
///
/// ```swift
/// typealias AppCoordinator = any Coordinator<DeepLinkOption>
/// typealias AppBaseCoordinator = BaseCoordinator<DeepLinkOption>
/// ```
///
/// The names `Coordinator` and `BaseCoordinator`, as the articles have them, serve as well:
/// `typealias Coordinator = any Portolan.Coordinator<DeepLinkOption>`. A file that imports such an app besides Portolan, as
/// its tests do, sees two of each, and says with `import typealias Store.Coordinator` that it means the app's.
///
/// A coordinator that ends with a result is better written as a ``Flow``.
@MainActor
public protocol Coordinator<Option>: AnyObject {
  /// What a link can ask for.
  associatedtype Option

  /// Starts where the app itself decides.
  func start()

  /// Starts with what a link asks for. The articles' coordinators broadcast it to their children.
  ///
  /// - Parameter option: What the link asks for; `nil` where there is no link, or none that is known.
  func start(with option: Option?)

  /// Offers a link to this coordinator and those below it, until one takes it.
  ///
  /// - Parameter option: What the link asks for.
  /// - Returns: Whether one has taken it.
  @discardableResult
  func deliver(_ option: Option) -> Bool
}

extension Coordinator {
  /// Starts without a link, as with `nil` for an option.
  public func start() {
    start(with: nil)
  }

  /// Takes no link.
  ///
  /// - Parameter option: What the link asks for.
  /// - Returns: `false`.
  @discardableResult
  public func deliver(_ option: Option) -> Bool {
    false
  }
}
