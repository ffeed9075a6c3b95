/// The settings of a view controller that do not concern other objects.
package struct ViewControllerSettings: Hashable, Sendable {
  /// The title, which the items show unless they have titles of their own.
  package let title: String?
  /// The identifier under which the controller's state is stored.
  package let restorationIdentifier: String?
  /// The style of the controller's presentation, in the document's words, such as `fullScreen`.
  package let modalPresentationStyle: String?
  /// The animation of the controller's presentation, in the document's words, such as `crossDissolve`.
  package let modalTransitionStyle: String?
  /// A Boolean value that indicates whether the user is prevented from dismissing the controller with a swipe.
  package let isModalInPresentation: Bool?
  /// A Boolean value that indicates whether a tab bar is hidden while the controller is on top of a stack.
  package let hidesBottomBarWhenPushed: Bool?
  /// A Boolean value that indicates whether presentations in the current context cover the controller.
  package let definesPresentationContext: Bool?
  /// A Boolean value that indicates whether presentations in the controller's context use its transition style.
  package let providesPresentationContextTransitionStyle: Bool?
  /// A Boolean value that indicates whether a navigation controller hides its bar.
  package let isNavigationBarHidden: Bool?
  /// The number of columns of a split view controller, in the document's words, such as `doubleColumn`.
  package let splitStyle: String?

  init(reading element: DocumentElement) {
    title = element.string("title")
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      restorationIdentifier = element["storyboardIdentifier"]
    } else {
      restorationIdentifier = element["restorationIdentifier"]
    }
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    isModalInPresentation = element.flag("modalInPresentation")
    hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    definesPresentationContext = element.flag("definesPresentationContext")
    providesPresentationContextTransitionStyle = element.flag("providesPresentationContextTransitionStyle")
    isNavigationBarHidden = element.flag("navigationBarHidden")
    splitStyle = element["style"]
  }
}
