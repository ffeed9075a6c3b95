/// The time when transitions end in the app of a test.
package enum Completion: String, CaseIterable, Sendable {
  /// Transitions end before the call that starts them returns.
  case immediate
  /// Transitions end some turns of the main actor later, as on a device.
  case deferred
  /// Like `deferred`, but completions are called some turns later still, including the completions of transitions without
  /// animation.
  case late
  /// Like `deferred`, but transitions also start some turns after the call, as on UIKit.
  case turn
}
