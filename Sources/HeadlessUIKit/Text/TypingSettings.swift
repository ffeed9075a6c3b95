/// The settings of the keyboard, which have no effect here.
struct TypingSettings {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var correction = UITextAutocorrectionType.default
  var capitals = UITextAutocapitalizationType.sentences
  var content: UITextContentType?
  var enablesReturnKey = false
}

extension UITextField {
  /// The keyboard.
  public final var keyboardType: UIKeyboardType {
    get { typing.keyboard }
    set { typing.keyboard = newValue }
  }
  /// The label of the return key.
  public final var returnKeyType: UIReturnKeyType {
    get { typing.returnKey }
    set { typing.returnKey = newValue }
  }
  /// The way to correct the text.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { typing.correction }
    set { typing.correction = newValue }
  }
  /// The way to write capital letters.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.capitals }
    set { typing.capitals = newValue }
  }
  /// The kind of content.
  public final var textContentType: UITextContentType! {
    get { typing.content }
    set { typing.content = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  public final var enablesReturnKeyAutomatically: Bool {
    get { typing.enablesReturnKey }
    set { typing.enablesReturnKey = newValue }
  }
}

extension UITextView {
  /// The keyboard.
  public final var keyboardType: UIKeyboardType {
    get { typing.keyboard }
    set { typing.keyboard = newValue }
  }
  /// The label of the return key.
  public final var returnKeyType: UIReturnKeyType {
    get { typing.returnKey }
    set { typing.returnKey = newValue }
  }
  /// The way to correct the text.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { typing.correction }
    set { typing.correction = newValue }
  }
  /// The way to write capital letters.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.capitals }
    set { typing.capitals = newValue }
  }
  /// The kind of content.
  public final var textContentType: UITextContentType! {
    get { typing.content }
    set { typing.content = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  public final var enablesReturnKeyAutomatically: Bool {
    get { typing.enablesReturnKey }
    set { typing.enablesReturnKey = newValue }
  }
}

extension UISearchBar {
  /// The keyboard.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the return key.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The way to correct the text.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The way to write capital letters.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
}
