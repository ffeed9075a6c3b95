import Foundation
import Testing

/// Records an issue unless the sources compile, each as a file of one module.
///
/// Several sources of one test should be passed together, since the compiler is started once for all of them.
/// Declarations with the same name in several of them must be private.
///
/// - Parameters:
///   - sources: The files.
///   - module: A module of an app. The sources import it as its tests do.
///   - sourceLocation: The location of the issue.
/// - Throws: An error if there is no compiler.
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

/// Records an issue unless the compiler refuses the source for the expected reason.
///
/// A reason is a text, a location, or both. A line that must be refused ends with `// error`, or with `// error: words` if the
/// error must contain the words. If there are such marks, each of these lines must have an error, and no other line may have
/// one. So a mistake elsewhere in the source cannot
/// be taken for the refusal.
///
/// - Parameters:
///   - source: A file that must not compile.
///   - text: Text that an error must contain, or `nil` if the words of the compiler do not matter.
///   - others: Files that the source needs. It must have no errors.
///   - sourceLocation: The location of the issue.
/// - Throws: An error if there is no compiler.
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
  /// Skips a suite if no compiler can be started, with the reason.
  ///
  /// On CI a missing compiler is a failure, so that a run without a compiler cannot pass.
  static var needsCompiler: Self {
    guard
      case .failure(let error as Compiler.Unavailable) = Compiler.shared,
      error.isForGood || ProcessInfo.processInfo.environment["CI"] == nil
    else { return .enabled(if: true) }
    return .disabled("\(error.reason)")
  }
}
