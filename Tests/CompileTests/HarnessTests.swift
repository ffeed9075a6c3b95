import Testing

@Suite("The compile harness", .needsCompiler, .limited)
struct HarnessTests {
  @Test("A source that unexpectedly does not compile is reported with its line")
  func reportsError() async throws {
    let complaint = try await Acceptance(sources: [
      "let first = 1",
      """
      let second = first
      let number: Int = "one"
      """,
    ]).complaint()
    #expect(
      complaint == """
        This must compile, but it does not:
        Source2.swift:2: error: cannot convert value of type 'String' to specified type 'Int'
            let number: Int = "one"
        """
    )
  }

  @Test("A source that unexpectedly compiles is reported")
  func reportsAcceptance() async throws {
    let complaint = try await Refusal(source: "let number: Int = 1  // error").complaint()
    #expect(
      complaint == """
        This must not compile, but it does.
        The compiler said: nothing
        """
    )
  }

  @Test("A refusal with another text than expected is reported")
  func reportsOtherText() async throws {
    let complaint = try await Refusal(source: "let number: Int = \"one\"", text: "cannot find").complaint()
    #expect(complaint?.hasPrefix("No error contains \"cannot find\".") == true)
  }

  @Test("An error on another line than expected is reported")
  func reportsOtherLine() async throws {
    let source = """
      let number: Int = 1  // error
      let text: Strng = "one"
      """
    let complaint = try await Refusal(source: source).complaint()
    #expect(
      complaint == """
        Line 1 is marked and has no error.
        Line 2 has an error and is not marked.
        The compiler said: 
        Source.swift:2: error: cannot find type 'Strng' in scope
            let text: Strng = "one"
        """
    )
  }

  @Test("An error whose words differ from its mark is reported")
  func reportsOtherWords() async throws {
    let source = """
      let number: Int = "one"  // error: to specified type 'Int'
      let other: Int = "two"  // error: cannot find
      """
    let complaint = try await Refusal(source: source).complaint()
    #expect(complaint?.hasPrefix("No error of line 2 contains \"cannot find\".\nThe compiler said") == true)
  }

  @Test("An error in an additional file is reported")
  func reportsErrorAlongside() async throws {
    let refusal = Refusal(source: "let number: Int = \"one\"  // error", others: ["let text: Strng = \"one\""])
    let complaint = try await refusal.complaint()
    #expect(complaint?.hasPrefix("Other1.swift must have no errors, but has one.") == true)
  }

  @Test("A refusal must state its reason")
  func demandsReason() async throws {
    let complaint = try await Refusal(source: "let number: Int = \"one\"").complaint()
    #expect(complaint?.hasPrefix("The expected error is missing.") == true)
  }

  @Test("A data race is reported, although it is found only after type checking")
  func findsDataRace() async throws {
    try await mustNotCompile(
      """
      final class Chart { var depth = 0 }

      func sound(_ chart: Chart) {
        Task.detached { chart.depth += 1 }  // error
      }
      """
    )
  }
}
