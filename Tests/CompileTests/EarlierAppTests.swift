import Testing

@Suite("Small apps in the earlier spelling, one for each article", .needsCompiler, .limited)
struct EarlierAppTests {
  @Test(
    "Every error that an earlier name of the articles causes has a hint with the new name or import",
    arguments: EarlierApp.all)
  func hints(app: EarlierApp) async throws {
    let errors = try await Compiler.shared.get().diagnostics(of: app.files()).errors
    let silent = errors.filter { !Self.isHint($0) }
    #expect(errors.count > 10, "Too few names have changed for a test of hints.")
    #expect(silent.filter { $0.place?.file != EarlierApp.log }.map(\.description) == [])
    // A pattern that names the payload of an event; the changelog shows its new form.
    #expect(silent.count <= 5)
  }

  @Test("An app in the earlier spelling compiles after its developer has followed the hints", arguments: EarlierApp.all)
  func moved(app: EarlierApp) async throws {
    try await mustCompile(files: app.movedFiles())
  }

  private static func isHint(_ error: Diagnostics.Diagnostic) -> Bool {
    error.message.contains(" is unavailable: ") || error.message.contains(" has been renamed to ")
  }
}
