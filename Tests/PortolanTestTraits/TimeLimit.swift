package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that waits for what never comes, so that the run names it instead of hanging.
  ///
  /// Tests share the main actor, so that one of them may take as long as several.
  package static var limited: Self { .timeLimit(.minutes(20)) }
}
