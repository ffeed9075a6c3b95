// swift-format-ignore-file
extension UISceneSession {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var windowApplication: UISceneSession.Role { _stub() }  // +windowApplication
  }
  public var role: Role { _stub() }  // role
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open var name: String? { _stub() }  // name
  open var role: UISceneSession.Role { _stub() }  // role
  open var sceneClass: AnyClass? { get { _stub() } set {} }  // sceneClass
  open var delegateClass: AnyClass? { get { _stub() } set {} }  // delegateClass
  open var storyboard: UIStoryboard? { get { _stub() } set {} }  // storyboard
  public init(name: String?, sessionRole: UISceneSession.Role) { _stub() }  // -initWithName:sessionRole:
}

