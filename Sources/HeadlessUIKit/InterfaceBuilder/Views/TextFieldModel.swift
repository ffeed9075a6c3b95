/// What a document says of a text field.
package struct TextFieldModel: Hashable, Sendable {
  /// The text.
  package let text: String?
  /// What is read while there is no text.
  package let placeholder: String?
  /// Whether the text is drawn as bullets.
  package let isSecure: Bool

  init(reading element: DocumentElement) {
    text = element.string("text") ?? element.attributedString("attributedText")
    placeholder = element.string("placeholder") ?? element.attributedString("attributedPlaceholder")
    isSecure = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
  }
}
