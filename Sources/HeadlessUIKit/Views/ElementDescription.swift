/// A description of a view as its user meets it.
///
/// The text of a screen, the page of the simulator, the gestures and the fingerprint of a state derive from it. Each class of views
/// describes itself in `UIView.fill(_:)`, so that no other file knows the classes.
@MainActor
package struct ElementDescription {
  /// The kinds of views.
  package enum Role {
    /// A view whose content is the views inside it.
    case group
    /// A group whose views stand side by side.
    case row
    /// A table or a collection; its views are in sections.
    case list
    /// A text that names a control after it that has no name of its own.
    case label
    /// Several lines of text.
    case text
    case image
    /// A sign that the app is busy.
    case status
    /// A control whose content is the views inside it.
    case control
    case button
    case field
    case toggle
    /// A control with parts, of which the user chooses one.
    case segments
    /// A control for a value.
    case value
  }

  /// A part of a control, such as a segment.
  package struct Part {
    package let label: String?
    package let image: String?
    package let isEnabled: Bool
    package let isSelected: Bool
    /// Taps the part.
    let tap: () -> Void
  }

  /// A change of a value that the user can make.
  struct Change {
    /// The words before the name of the control, such as `slide`.
    let verb: String
    /// The option that the user picks in the control.
    var option: String?
    /// The words after the name, such as `to 0.5`.
    var ending: String?
    let perform: () -> Void

    /// Returns the gesture on a control with a name, as it is written in code or as a line of a story.
    func gesture(on name: String, isQuoted: Bool) -> String {
      func quoted(_ text: String) -> String { isQuoted ? "\"\(text)\"" : text }
      return [verb, option.map { "\(quoted($0)) in" }, quoted(name), ending].compactMap { $0 }.joined(separator: " ")
    }
  }

  package var role = Role.group
  /// The text on the view: a title, or the placeholder of a field.
  package var label: String?
  /// The smaller text below the label.
  package var detail: String?
  /// The name of the image on the view.
  package var image: String?
  package var isEnabled = true
  package var isSelected = false
  /// A Boolean value that indicates whether the user can change the text.
  var isEditable = false
  /// A Boolean value that indicates whether the text is drawn as bullets.
  package var isSecure = false
  package var parts: [Part] = []
  /// Returns the value: the typed text, the state of a switch, or the marks at the end of a row.
  package var value: () -> String? = { nil }
  /// Returns the words that stand for the view on a page that does not draw it.
  package var note: () -> String? = { nil }
  /// Taps the view.
  var tap: () -> Void = {}
  /// Returns the changes of the value; there are few if it has many values.
  var changes: () -> [Change] = { [] }
  /// Returns the change to a date in its written form, or `nil` if the control does not accept it.
  var changeToDate: ((String) -> (() -> Void)?)?

  /// Returns the words on the view, or else the name by which it is spoken, or the name of its image.
  package func words(orSpoken spoken: String?) -> String? {
    let words = [label, detail].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? spoken ?? image : words.joined(separator: " ")
  }
}
