#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Text fields by their position on screen")
  struct FieldPositionTests {
    private func field(_ placeholder: String? = nil) -> UITextField {
      let field = UITextField()
      field.placeholder = placeholder
      return field
    }

    @Test("Every field has its number, with or without a name, and those without are listed by it")
    func numbers() throws {
      let fields = [field(), field("Name"), field()]
      let user = Screen(fields[0], UILabel(), fields[1], fields[2]).window.user
      #expect(
        user.possibleGestures == ["type into \"#1\"", "type into \"Name\"", "type into \"#3\""])
      for (index, field) in fields.enumerated() {
        try user.type("Ada\(index)", into: "#\(index + 1)")
        #expect(field.text == "Ada\(index)")
        try user.clear("#\(index + 1)")
        #expect(field.text == "")
        try user.tap("#\(index + 1)")
        #expect(field.isEditing)
      }
    }

    @Test("A name goes before a position, and there is no other number")
    func precedence() throws {
      let (first, second) = (field(), field("#1"))
      let user = Screen(first, second).window.user
      try user.type("Ada", into: "#1")
      #expect(second.text == "Ada")
      for name in ["#0", "#3", "#", "#x", "#-1", "1", "#01"] {
        #expect(throws: UserGestureError.self, "\(name)") { try user.type("Ada", into: name) }
      }
      #expect(throws: UserGestureError.self) { try user.tap(button: "#1") }
      #expect(throws: UserGestureError.self) { try user.toggle("#1") }
    }

    @Test("Fields that cannot be used are counted, fields that are not seen are not")
    func obstacles() throws {
      let (off, hidden, open) = (field(), field(), field())
      off.isEnabled = false
      hidden.isHidden = true
      let user = Screen(off, hidden, open).window.user
      #expect(user.possibleGestures == ["type into \"#2\""])
      #expect(throws: UserGestureError.self) { try user.type("Ada", into: "#1") }
      try user.type("Ada", into: "#2")
      #expect(open.text == "Ada")
    }
  }
#endif
