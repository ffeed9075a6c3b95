import Foundation
import Testing

/// Records an issue unless the sources compile, each as a file of one module.
///
/// Sources that belong to one test are best given together: a compiler is started once for all of them. Declarations
/// that several of them make under the same name must be private.
///
/// - Parameters:
///   - sources: The files.
///   - module: A module of an app, which the sources import as its tests do.
func mustCompile(
  _ sources: String..., importing module: SourceModule? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  if let complaint = try await Acceptance(sources: sources, importing: module).complaint() {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}

/// Records an issue unless the files compile as one module.
func mustCompile(files: [SourceFile], sourceLocation: SourceLocation = #_sourceLocation) async throws {
  if let complaint = try await Acceptance(files: files).complaint() {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}

/// Records an issue unless the source is refused by the compiler for the stated reason.
///
/// A reason is a text, or the place, or both. A line that must be refused ends with `// error`; where such marks are,
/// each of these lines must have an error and no other line may have one, so that a slip elsewhere in the source cannot
/// pass for the refusal.
///
/// - Parameters:
///   - source: A file that must not compile.
///   - text: Text that some error must contain; `nil` where the compiler's words are not worth pinning.
///   - others: Files that the source needs and that are themselves in order.
func mustNotCompile(
  _ source: String,
  containing text: String? = nil,
  alongside others: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  if let complaint = try await Refusal(source: source, others: others, text: text).complaint() {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite where no compiler can be started, saying why.
  ///
  /// On CI a compiler that is merely missing is a failure, so that nobody takes a run without one for a pass.
  static var needsCompiler: Self {
    guard
      case .failure(let error as Compiler.Unavailable) = Compiler.shared,
      error.isForGood || ProcessInfo.processInfo.environment["CI"] == nil
    else { return .enabled(if: true) }
    return .disabled("\(error.reason)")
  }
}
