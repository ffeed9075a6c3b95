import Testing

@Suite("The compile harness", .needsCompiler, .limited)
struct HarnessTests {
  @Test("A source that should compile and does not is reported with its line")
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
        This must compile, and does not:
        Source2.swift:2: error: cannot convert value of type 'String' to specified type 'Int'
            let number: Int = "one"
        """
    )
  }

  @Test("A source that should be refused and compiles is reported")
  func reportsAcceptance() async throws {
    let complaint = try await Refusal(source: "let number: Int = 1  // error").complaint()
    #expect(
      complaint == """
        This must not compile, and does.
        The compiler said: nothing
        """
    )
  }

  @Test("A refusal in other words than those asked for is reported")
  func reportsOtherText() async throws {
    let complaint = try await Refusal(source: "let number: Int = \"one\"", text: "cannot find").complaint()
    #expect(complaint?.hasPrefix("No error contains \"cannot find\".") == true)
  }

  @Test("A slip on another line than the one that must be refused is reported")
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

  @Test("An error in a file that comes alongside is reported")
  func reportsErrorAlongside() async throws {
    let refusal = Refusal(source: "let number: Int = \"one\"  // error", others: ["let text: Strng = \"one\""])
    let complaint = try await refusal.complaint()
    #expect(complaint?.hasPrefix("Other1.swift must be in order, and has an error.") == true)
  }

  @Test("A refusal must state its reason")
  func demandsReason() async throws {
    let complaint = try await Refusal(source: "let number: Int = \"one\"").complaint()
    #expect(complaint?.hasPrefix("Say why the source must not compile.") == true)
  }

  @Test("A data race counts, though it is found only after type checking")
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
