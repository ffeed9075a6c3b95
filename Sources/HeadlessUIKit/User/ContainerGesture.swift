/// A gesture that a container itself offers: a tap on its bar, or a movement between its children.
@MainActor
struct ContainerGesture {
  /// The kinds of gestures, in the order they are listed.
  enum Kind: CaseIterable {
    case barButton
    case tab
    /// A movement between children. If several containers on screen offer the same, the innermost makes it.
    case movement
  }

  let kind: Kind
  /// The gesture in its written form, such as `tap tab "Bag"`.
  let text: String
  /// The title of the element that is tapped, or `nil` for a movement.
  var title: String?
  /// A Boolean value that indicates whether the gesture differs in effect from all others, so that it is listed.
  var isListed = true
  /// The menu of the button that is tapped.
  var menu: UIMenu?
  /// The button that is tapped.
  var sender: AnyObject?
  /// Makes the gesture, completely or with a cancellation at its end, and returns `true` if it had its effect.
  let perform: (_ completing: Bool) -> Bool
}

/// A container that offers gestures or draws bars of its own.
@MainActor
protocol UserContainer: UIViewController {
  /// The gestures that the container itself offers.
  var gestures: [ContainerGesture] { get }
  /// The rendered lines above the content of the view.
  var renderedHeader: [String] { get }
  /// The rendered lines below the content of the view.
  var renderedFooter: [String] { get }
}

extension UserContainer {
  var renderedHeader: [String] { [] }
  var renderedFooter: [String] { [] }
}
