import Testing

extension Tag {
  /// The rule is in Apple's documentation.
  @Tag static var documented: Self
  /// The rule is widely observed, though not documented.
  @Tag static var observed: Self
  /// The behaviour of UIKit is unknown, and the rule was chosen so that a careless router is caught.
  @Tag static var unsure: Self
  /// The test verifies the effects that follow after a call has returned, and so fails if everything is done inside the
  /// call.
  @Tag static var turns: Self
}
