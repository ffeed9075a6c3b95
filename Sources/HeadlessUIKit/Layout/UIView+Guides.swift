extension UIView {
  /// Adds a guide to the view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Removes a guide from the view.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// The part that bars cover, which is empty, since there is no layout.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// Returns a guide after making the view its owner.
  final func owning<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    guide.owningView = self
    return guide
  }
}
