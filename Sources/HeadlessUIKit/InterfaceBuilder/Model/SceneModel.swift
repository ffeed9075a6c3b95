/// A scene of a storyboard: a view controller with its accompanying objects.
package struct SceneModel: Hashable, Sendable {
  /// The identifier of the scene.
  package let id: String
  /// The view controller of the scene.
  package let viewController: ViewControllerModel
}
