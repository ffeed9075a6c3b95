#if !canImport(UIKit)
  import Portolan
  import PortolanTool
  import Testing

  @Suite("Text fields in steps", .limited)
  @MainActor
  struct FieldTests {
    /// Returns the texts of fields after steps.
    private func fields(_ placeholders: String?..., type lines: String...) async throws -> [String?] {
      let run = ToolRun(try await HarbourUnderTool(options: .parse([])))
      let fields = placeholders.map { placeholder in
        let field = UITextField()
        field.placeholder = placeholder
        return field
      }
      let top = run.app.window.visibleScreens.last
      for field in fields { top?.view?.addSubview(field) }
      try await run.perform(lines.map { "type \($0)" })
      return fields.map { $0.text?.isEmpty == false ? $0.text : nil }
    }

    @Test("A field is found by its name or position, or without either if it is the only one")
    func type() async throws {
      #expect(try await fields("Name", type: "Ada") == ["Ada"])
      #expect(try await fields("Name", type: "Name Ada") == ["Ada"])
      #expect(try await fields("Name", type: "#1 Ada") == ["Ada"])
      #expect(try await fields(nil, type: "Ada Lovelace") == ["Ada Lovelace"])
      #expect(try await fields(nil, type: "#1 #1 is mine") == ["#1 is mine"])
      #expect(try await fields(nil, type: "Ada", "#1") == [nil])
      #expect(try await fields(nil, nil, type: "#2 Ada", "#1 Bob") == ["Bob", "Ada"])
      #expect(try await fields("Name", "E-mail", type: "#2 a@b.example", "Name Ada") == ["Ada", "a@b.example"])
      #expect(try await fields(nil, "#1", type: "#1 Ada") == [nil, "Ada"])
    }

    @Test("The error for a position without a field lists the fields")
    func refusals() async throws {
      for line in ["#3 Ada", "#0 Ada", "Ada"] {
        let error = await #expect(throws: StepFailure.self) { try await fields(nil, "Name", type: line) }
        #expect(
          error?.reason.hasPrefix("no such text field") == true
            || error?.reason.hasPrefix("there is no such text field") == true)
        #expect(error?.possible == ["type #1 TEXT", "type Name TEXT"])
      }
    }
  }
#endif
