/// The titles and images of a button in a document.
package struct ButtonModel: Hashable, Sendable {
  /// The appearance of a button in one state.
  package struct Appearance: Hashable, Sendable {
    /// The title.
    package let title: String?
    /// The smaller text below the title, which only a configuration has.
    package let subtitle: String?
    /// The image.
    package let image: ImageModel?

    init(reading element: DocumentElement) {
      title = element.string("title") ?? element.attributedString("attributedTitle")
      subtitle = element.string("subtitle") ?? element.attributedString("attributedSubtitle")
      image = ImageModel(reading: element)
    }
  }

  /// The appearances by the document's names of the states, such as `normal`.
  package let states: [String: Appearance]
  /// The appearance of a button of the newer form.
  package let configuration: Appearance?
  /// The kind of the button, in the document's words, such as `system`.
  package let type: String?

  init(reading element: DocumentElement) {
    var states: [String: Appearance] = [:]
    for state in element.children where state.name == "state" {
      if let key = state["key"] { states[key] = Appearance(reading: state) }
    }
    self.states = states
    configuration = element.child("buttonConfiguration").map(Appearance.init(reading:))
    type = element["buttonType"]
  }
}
