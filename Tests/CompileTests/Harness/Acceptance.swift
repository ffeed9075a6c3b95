/// The expectation that some files compile.
struct Acceptance {
  let files: [SourceFile]

  init(files: [SourceFile]) {
    self.files = files
  }

  init(sources: [String]) {
    self.init(files: sources.enumerated().map { SourceFile(name: "Source\($0 + 1).swift", text: $1) })
  }

  /// What is wrong, or `nil` when the files compile.
  func complaint() async throws -> String? {
    let diagnostics = try await Compiler.shared.get().diagnostics(of: files)
    guard !diagnostics.errors.isEmpty else { return nil }
    return "This must compile, and does not:\n\(diagnostics.shown(in: files))"
  }
}
