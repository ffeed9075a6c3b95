/// The settings of a view controller that do not concern other objects.
package struct ViewControllerSettings: Hashable, Sendable {
  /// The title, which the items show unless they have their own.
  package let title: String?
  /// The name under which its state is kept.
  package let restorationIdentifier: String?
  /// How it is presented, in the document's words, such as `fullScreen`.
  package let modalPresentationStyle: String?
  /// How a presentation moves, in the document's words, such as `crossDissolve`.
  package let modalTransitionStyle: String?
  /// Whether the user cannot dismiss it by a swipe.
  package let isModalInPresentation: Bool?
  /// Whether a tab bar is hidden while it is on top of a stack.
  package let hidesBottomBarWhenPushed: Bool?
  /// Whether controllers with a style of the current context are presented over it.
  package let definesPresentationContext: Bool?
  /// Whether its transition style is that of controllers it is the context for.
  package let providesPresentationContextTransitionStyle: Bool?
  /// Whether a navigation controller shows no bar.
  package let isNavigationBarHidden: Bool?
  /// How many columns a split view controller has, in the document's words, such as `doubleColumn`.
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
