extension UIView {
  /// The guide of the part that no bar covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaLayoutGuide) }

  /// The guide of the part inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(\.layoutMarginsGuide) }

  /// The guide of the part in which text is easy to read.
  public final var readableContentGuide: UILayoutGuide { guide(\.readableContentGuide) }

  /// The guide of the keyboard, which never covers the view here.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let values = inertValues
    if let guide = values.keyboardLayoutGuide { return guide }
    let new = UIKeyboardLayoutGuide()
    new.owningView = self
    values.keyboardLayoutGuide = new
    return new
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { inert?.guides ?? [] }

  /// Adds a guide to the view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    inertValues.guides.append(layoutGuide)
  }

  /// Removes a guide from the view.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    inert?.guides.removeAll { $0 === layoutGuide }
  }

  /// The part that bars cover, which is empty, since there is no layout.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// The distances of the content from the edges.
  public final var layoutMargins: UIEdgeInsets {
    get { inert?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { inertValues.layoutMargins = newValue }
  }

  /// The distances of the content from the edges, in the direction of the language.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { inert?.directionalLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set { inertValues.directionalLayoutMargins = newValue }
  }

  /// A Boolean value that indicates whether the margins keep away from bars.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { inert?.insetsLayoutMarginsFromSafeArea ?? true }
    set { inertValues.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// A Boolean value that indicates whether the view keeps the margins of its superview.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { inert?.preservesSuperviewLayoutMargins ?? false }
    set { inertValues.preservesSuperviewLayoutMargins = newValue }
  }

  private func guide(_ place: ReferenceWritableKeyPath<InertViewValues, UILayoutGuide?>) -> UILayoutGuide {
    let values = inertValues
    if let guide = values[keyPath: place] { return guide }
    let new = UILayoutGuide()
    new.owningView = self
    values[keyPath: place] = new
    return new
  }
}
