/// The expectation that some files compile.
struct Acceptance {
  let files: [SourceFile]
  let module: SourceModule?

  init(files: [SourceFile], importing module: SourceModule? = nil) {
    self.files = files
    self.module = module
  }

  init(sources: [String], importing module: SourceModule? = nil) {
    self.init(
      files: sources.enumerated().map { SourceFile(name: "Source\($0 + 1).swift", text: $1) }, importing: module)
  }

  /// Returns the complaint of the compiler, or `nil` if the files compile.
  func complaint() async throws -> String? {
    let diagnostics = try await Compiler.shared.get().diagnostics(of: files, importing: module)
    guard !diagnostics.errors.isEmpty else { return nil }
    return "This must compile, but it does not:\n\(diagnostics.shown(in: files))"
  }
}
