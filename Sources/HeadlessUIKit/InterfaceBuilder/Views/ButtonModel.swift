/// What a document says of a button's words and pictures.
package struct ButtonModel: Hashable, Sendable {
  /// What is shown in one state.
  package struct Appearance: Hashable, Sendable {
    /// The words.
    package let title: String?
    /// The smaller words below, which only a configuration has.
    package let subtitle: String?
    /// The picture.
    package let image: ImageModel?

    init(reading element: DocumentElement) {
      title = element.string("title") ?? element.attributedString("attributedTitle")
      subtitle = element.string("subtitle") ?? element.attributedString("attributedSubtitle")
      image = ImageModel(reading: element)
    }
  }

  /// What is shown, by the document's name of the state, such as `normal`.
  package let states: [String: Appearance]
  /// What a button of the newer form shows.
  package let configuration: Appearance?
  /// The kind of button, in the document's words, such as `system`.
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
