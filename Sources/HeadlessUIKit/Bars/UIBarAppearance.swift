/// The looks of a bar that are kept and not drawn.
@MainActor
open class UIBarAppearance: InertUIBarAppearance {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The image of the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Sets looks that hide what is behind the bar.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Sets looks that show what is behind the bar.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: InertUINavigationBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
open class UITabBarAppearance: InertUITabBarAppearance {}

/// The looks of a toolbar.
open class UIToolbarAppearance: InertUIToolbarAppearance {}
