/// A scene of a storyboard: a view controller with what stands beside it.
package struct SceneModel: Hashable, Sendable {
  /// The identifier of the scene.
  package let id: String
  /// Its view controller.
  package let viewController: ViewControllerModel
}
