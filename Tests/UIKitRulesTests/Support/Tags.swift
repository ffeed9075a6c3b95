import Testing

extension Tag {
  /// Apple's documentation says so.
  @Tag static var documented: Self
  /// Widely observed, though not documented.
  @Tag static var observed: Self
  /// Chosen, where UIKit was not seen to decide, so that a careless router is caught.
  @Tag static var unsure: Self
  /// Tells of what UIKit does after a call has returned, so that it does not hold inside the call.
  @Tag static var turns: Self
}
