/// The construction of controllers whose class is known only at run time.
///
/// On a platform with Objective-C every class has `init(nibName:bundle:)`. Elsewhere Swift guarantees one initialiser
/// on each subclass, `init?(coder:)`, because it is required.
@MainActor
public enum HeadlessConstruction {
  /// The arguments of most controllers, and of layers.
  static let plain = ConstructionCoder(nibName: nil, bundle: nil)

  /// Creates a controller through its `init?(coder:)`.
  ///
  /// The program ends if the initialiser returns `nil`, or if it is a `fatalError`, as in Xcode's template.
  ///
  /// - Parameters:
  ///   - type: The class to create.
  ///   - nibName: The nib from which the view will be loaded.
  ///   - bundle: The bundle with the nib.
  /// - Returns: The controller.
  public static func instantiate<T: UIViewController>(_ type: T.Type, nibName: String? = nil, bundle: Bundle? = nil)
    -> T
  {
    let isPlain = nibName == nil && bundle == nil
    guard let controller = type.init(coder: isPlain ? plain : ConstructionCoder(nibName: nibName, bundle: bundle))
    else {
      preconditionFailure(
        """
        \(String(reflecting: type)).init?(coder:) returned nil. Without Objective-C a controller of a class known only \
        at run time is made through init?(coder:). To fix: let init?(coder:) call super.init(coder:), or give the \
        factory a closure that makes the controller.
        """
      )
    }
    return controller
  }
}

/// A coder that passes the arguments of `init(nibName:bundle:)` through `init?(coder:)`.
class ConstructionCoder: NSCoder {
  final let nibName: String?
  final let nibBundle: Bundle?
  /// The document from which the controller is created.
  final let document: AnyObject?

  init(nibName: String?, bundle: Bundle?, document: AnyObject? = nil) {
    self.nibName = nibName
    nibBundle = bundle
    self.document = document
  }

  override var allowsKeyedCoding: Bool { true }

  // A subclass may look for values of its own, which an empty archive does not contain.
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// A coder that passes the arguments of a cell's `init(style:reuseIdentifier:)` through `init?(coder:)`.
final class CellCoder: ConstructionCoder {
  let style: UITableViewCell.CellStyle
  let identifier: String?

  init(style: UITableViewCell.CellStyle = .default, identifier: String? = nil) {
    self.style = style
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
  }
}
