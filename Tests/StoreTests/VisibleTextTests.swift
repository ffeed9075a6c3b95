#if !canImport(UIKit)
  import Portolan
  import PortolanTool
  import StoreTool
  import Testing

  @Suite("Visible text of the store", .limited)
  @MainActor
  struct VisibleTextTests {
    private func shown(_ link: String, then steps: String...) async throws -> String {
      let run = try await StoreRun.start()
      #expect(try await run.open(link).reached == true)
      try await run.perform(steps)
      return run.screenText
    }

    @Test("The text of Home comes from its nib, with a button that acts on a label")
    func home() async throws {
      let text = """
        Home
        ----
        Welcome to the store
        A lantern for rainy nights
        [Another offer]
        ----
        *Home* | Catalogue | Bag | Account
        """
      #expect(try await shown("store:///") == text)
      let other = text.replacing("A lantern for rainy nights", with: "A sextant for clear ones")
      #expect(try await shown("store:///", then: "tap Another offer") == other)
    }

    @Test("The text of Forgot-password comes from a storyboard, over the login")
    func forgotPassword() async throws {
      let text = """
        (dimmed) Home
        ── sheet ──
        [‹ Login] Forgot password
        ----
        We send you a new password by letter.
        |%|
        [Send]
        """
      let link = "store://forgot-password"
      #expect(try await shown(link) == text.replacing("%", with: "(E-mail)"))
      #expect(
        try await shown(link, then: "type E-mail ada@example.org", "tap Send")
          == text.replacing("%", with: "ada@example.org") + "\nA letter to ada@example.org is on its way.")
    }

    @Test("The note is written and shown for confirmation")
    func note() async throws {
      let text = try await shown("store://text-input", then: "type Note Ahoy", "type Ahoy there", "tap Continue")
      #expect(text == "(dimmed) Home\n── sheet ──\n[‹ Note] Is this right?\n----\nAhoy there")
    }

    @Test("The error of a failed step lists the fields and buttons")
    func impossible() async throws {
      let run = try await StoreRun.start()
      try await run.perform(["store://forgot-password"])
      let failure = await #expect(throws: StepFailure.self) { try await run.perform(["tap Buy"]) }
      #expect(
        failure?.possible == ["back", "swipe back", "swipe down", "type E-mail TEXT", "tap Send"])
      let typing = await #expect(throws: StepFailure.self) { try await run.perform(["press return"]) }
      #expect(typing?.reason == "nothing is typed into")
    }
  }
#endif
