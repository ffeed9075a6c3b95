/// The values of a view that have no effect here.
///
/// Most views set few of them or none, so that they are together in an object that the first one creates.
@MainActor
final class InertViewValues {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isOpaque = true
  var clipsToBounds = false
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  var layer: CALayer?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var translatesAutoresizingMaskIntoConstraints = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var insetsLayoutMarginsFromSafeArea = true
  var preservesSuperviewLayoutMargins = false
  var guides: [UILayoutGuide] = []
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var constraints: [NSLayoutConstraint] = []
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var traitRegistrations: [TraitRegistration] = []
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var traitOverrides: (any UITraitOverrides)?
  var isAccessibilityElement = false
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
}

extension UIView {
  /// The inert values, which the first access creates.
  final var inertValues: InertViewValues {
    if let inert { return inert }
    let new = InertViewValues()
    inert = new
    return new
  }
}
