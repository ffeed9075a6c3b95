/// A rectangle in the coordinates of a view, without a view of its own.
@MainActor
open class UILayoutGuide: NSObject, HeadlessAnchoring {
  /// The view that has the guide.
  public internal(set) final weak var owningView: UIView?
  /// The identifier of the guide.
  open var identifier = ""

  /// The rectangle of the guide that fills its view, since there is no layout.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
