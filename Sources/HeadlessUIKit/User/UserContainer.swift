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
