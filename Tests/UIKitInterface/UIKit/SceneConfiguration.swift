// swift-format-ignore-file
extension UISceneSession {
  public var role: Role { _stub() }  // role
}

