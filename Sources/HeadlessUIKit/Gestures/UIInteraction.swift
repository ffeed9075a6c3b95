extension UIView {
  /// The interactions of the view.
  public final var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction and removes it from another view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// A menu that a long press on a view opens.
open class UIContextMenuInteraction: InertUIContextMenuInteraction, UIInteraction {
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  final private(set) weak var delegateReference: (any UIContextMenuInteractionDelegate)?

  private weak var viewReference: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { delegateReference = delegate }

  open var view: UIView? { viewReference }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { viewReference = view }

  /// Returns the point of the press: the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
