// swift-format-ignore-file
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { _stub() }  // identifier
  open var source: UIViewController { _stub() }  // source
  open var destination: UIViewController { _stub() }  // destination
  public init(identifier: String?, source: UIViewController, destination: UIViewController) { _stub() }  // -initWithIdentifier:source:destination:
  open func perform() { _stub() }  // -perform
}
