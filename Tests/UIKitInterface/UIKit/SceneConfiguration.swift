// swift-format-ignore-file
extension UISceneSession {
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

