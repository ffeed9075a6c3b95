// AppKit, too, adds these to Foundation's type.
#if !canImport(Darwin)
  extension NSAttributedString.Key {
    /// The key of a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of the text's ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The key of the background's ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The key of the distance between characters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The key of a link.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The key of a line below the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  }
#endif
