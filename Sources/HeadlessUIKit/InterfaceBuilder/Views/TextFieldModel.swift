/// The description of a text field in a document.
package struct TextFieldModel: Hashable, Sendable {
  /// The text.
  package let text: String?
  /// The text that is shown while the field is empty.
  package let placeholder: String?
  /// A Boolean value that indicates whether the text is drawn as bullets.
  package let isSecure: Bool

  init(reading element: DocumentElement) {
    text = element.string("text") ?? element.attributedString("attributedText")
    placeholder = element.string("placeholder") ?? element.attributedString("attributedPlaceholder")
    isSecure = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
  }
}
