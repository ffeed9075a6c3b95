extension UIColor {
  /// The colour black.
  public static let black = UIColor([0, 0, 0, 1])
  /// The colour white.
  public static let white = UIColor([1, 1, 1, 1])
  /// The colour gray.
  public static let gray = UIColor([0.5, 0.5, 0.5, 1])
  /// The colour dark gray.
  public static let darkGray = UIColor([0.333, 0.333, 0.333, 1])
  /// The colour light gray.
  public static let lightGray = UIColor([0.667, 0.667, 0.667, 1])
  /// The colour red.
  public static let red = UIColor([1, 0, 0, 1])
  /// The colour green.
  public static let green = UIColor([0, 1, 0, 1])
  /// The colour blue.
  public static let blue = UIColor([0, 0, 1, 1])
  /// The colour cyan.
  public static let cyan = UIColor([0, 1, 1, 1])
  /// The colour yellow.
  public static let yellow = UIColor([1, 1, 0, 1])
  /// The colour magenta.
  public static let magenta = UIColor([1, 0, 1, 1])
  /// The colour orange.
  public static let orange = UIColor([1, 0.5, 0, 1])
  /// The colour purple.
  public static let purple = UIColor([0.5, 0, 0.5, 1])
  /// The colour brown.
  public static let brown = UIColor([0.6, 0.4, 0.2, 1])
  /// No colour.
  public static let clear = UIColor([0, 0, 0, 0])
}
