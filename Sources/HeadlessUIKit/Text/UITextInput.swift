/// The keyboards for kinds of text.
public enum UIKeyboardType: Int, Sendable {
  /// A keyboard of UIKit.
  case `default` = 0
  /// A keyboard of UIKit.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  /// A keyboard of UIKit.
  case webSearch, asciiCapableNumberPad
}

/// The labels of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// A label of UIKit.
  case `default` = 0
  /// A label of UIKit.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The ways to correct text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The way that the system chooses.
  case `default` = 0
  /// Not at all.
  case no
  /// While text is typed.
  case yes
}

/// The ways to write capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Not at all.
  case none = 0
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// For all letters.
  case allCharacters
}

/// A kind of content for the system to fill in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The text of the kind in UIKit.
  public let rawValue: String
  /// Creates a kind from its text in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name for an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A link.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// The alignments of text.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// As the language is written.
  case natural = 4
}

/// The ways to break lines.
public enum NSLineBreakMode: Int, Sendable {
  /// At words.
  case byWordWrapping = 0
  /// At characters.
  case byCharWrapping
  /// Not at all.
  case byClipping
  /// With dots at the beginning.
  case byTruncatingHead
  /// With dots at the end.
  case byTruncatingTail
  /// With dots in the middle.
  case byTruncatingMiddle
}
