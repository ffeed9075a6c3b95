// swift-format-ignore-file
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var username: UITextContentType { _stub() }  // UITextContentTypeUsername
  public static var password: UITextContentType { _stub() }  // UITextContentTypePassword
  public static var newPassword: UITextContentType { _stub() }  // UITextContentTypeNewPassword
  public static var oneTimeCode: UITextContentType { _stub() }  // UITextContentTypeOneTimeCode
  public static var emailAddress: UITextContentType { _stub() }  // UITextContentTypeEmailAddress
  public static var name: UITextContentType { _stub() }  // UITextContentTypeName
  public static var URL: UITextContentType { _stub() }  // UITextContentTypeURL
  public static var telephoneNumber: UITextContentType { _stub() }  // UITextContentTypeTelephoneNumber
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  open weak var delegate: (any UITextViewDelegate)?  // delegate
  open var keyboardType: UIKeyboardType { get { _stub() } set {} }  // keyboardType
  open var returnKeyType: UIReturnKeyType { get { _stub() } set {} }  // returnKeyType
  open var autocorrectionType: UITextAutocorrectionType { get { _stub() } set {} }  // autocorrectionType
  open var autocapitalizationType: UITextAutocapitalizationType { get { _stub() } set {} }  // autocapitalizationType
  open var textContentType: UITextContentType! { get { _stub() } set {} }  // textContentType
  open var enablesReturnKeyAutomatically: Bool { get { _stub() } set {} }  // enablesReturnKeyAutomatically
  open var text: String! { get { _stub() } set {} }  // text
  open var font: UIFont? { get { _stub() } set {} }  // font
  open var textColor: UIColor? { get { _stub() } set {} }  // textColor
  open var textAlignment: NSTextAlignment { get { _stub() } set {} }  // textAlignment
  open var isEditable: Bool { get { _stub() } set {} }  // editable
  open var isSelectable: Bool { get { _stub() } set {} }  // selectable
  open var textContainerInset: UIEdgeInsets { get { _stub() } set {} }  // textContainerInset
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var attributedText: NSAttributedString! { get { _stub() } set {} }  // attributedText
  open var adjustsFontForContentSizeCategory: Bool { get { _stub() } set {} }  // adjustsFontForContentSizeCategory
  open var hasText: Bool { _stub() }  // hasText
  public nonisolated static var textDidChangeNotification: Notification.Name { _stub() }  // UITextViewTextDidChangeNotification
}
