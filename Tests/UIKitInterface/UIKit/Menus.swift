// swift-format-ignore-file
extension UIView {
  public var interactions: [any UIInteraction] { get { _stub() } set {} }  // interactions
  public func addInteraction(_ interaction: any UIInteraction) { _stub() }  // -addInteraction:
  public func removeInteraction(_ interaction: any UIInteraction) { _stub() }  // -removeInteraction:
}
