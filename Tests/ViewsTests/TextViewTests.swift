#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Text views")
  struct TextViewTests {
    final class Writer: NSObject, UITextViewDelegate {
      var log: [String] = []
      var allowsEnd = true
      var allowsBegin = true

      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allowsBegin }
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allowsEnd }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "!"
      }
      func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }

    private func note(_ writer: Writer) -> UITextView {
      let note = UITextView()
      note.delegate = writer
      return note
    }

    @Test("The user types, and the delegate may refuse each key")
    func typing() throws {
      let writer = Writer()
      let note = note(writer)
      note.text = "a"
      let screen = Screen(label("Note"), note)
      #expect(screen.window.user.possibleGestures == ["type into \"Note\""])
      try screen.window.user.type("b!\nc", into: "Note")
      #expect(note.text == "ab\nc")
      #expect(writer.log == ["begin", "ab", "ab\n", "ab\nc"])
      #expect(note.isFirstResponder)
      try screen.window.user.clear("#1")
      #expect(!note.hasText)
      note.contentOffset = CGPoint(x: 0, y: 1)
      #expect(writer.log.suffix(2) == ["", "scroll"])
    }

    @Test("Editing passes from field to view, and ends only if the delegate agrees or is not asked")
    func responder() throws {
      let writer = Writer()
      let note = note(writer)
      let field = field("Title")
      let screen = Screen(field, note)
      field.becomeFirstResponder()
      writer.allowsBegin = false
      #expect(throws: UserGestureError.self) { try screen.window.user.type("x", into: "#2") }
      #expect(field.isFirstResponder)
      writer.allowsBegin = true
      try screen.window.user.tap("#2")
      #expect(!field.isFirstResponder)
      writer.allowsEnd = false
      #expect(!note.resignFirstResponder())
      #expect(!field.becomeFirstResponder())
      screen.window.endEditing(true)
      #expect(!note.isFirstResponder)
      #expect(writer.log == ["begin", "end"])
    }

    @Test("The user cannot type into a view that is not editable")
    func reading() {
      let note = UITextView()
      note.text = "Read me"
      note.isEditable = false
      let screen = Screen(note)
      #expect(screen.window.user.possibleGestures.isEmpty)
      #expect(!note.becomeFirstResponder())
      #expect(throws: UserGestureError.self) { try screen.window.user.type("x", into: "#1") }
    }

    @Test("Typing into views and fields posts notifications, and code does not")
    func notifications() throws {
      final class Names: @unchecked Sendable {
        var all: [String] = []
      }
      let (field, note, names) = (field("Title"), UITextView(), Names())
      let tokens = [(UITextField.textDidChangeNotification, field), (UITextView.textDidChangeNotification, note)].map {
        name, object in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          names.all.append(name == UITextView.textDidChangeNotification ? "view" : "field")
        }
      }
      let screen = Screen(field, note)
      field.text = "x"
      note.text = "x"
      try screen.window.user.type("y", into: "Title")
      try screen.window.user.type("yz", into: "#2")
      #expect(names.all == ["field", "view", "view"])
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }
#endif
