/// A top-level object of a nib.
package enum NibObject: Hashable, Sendable {
  case view(ViewModel)
  case viewController(ViewControllerModel)

  /// The object identifier.
  package var id: String {
    switch self {
    case .view(let model): model.id
    case .viewController(let model): model.id
    }
  }
}
