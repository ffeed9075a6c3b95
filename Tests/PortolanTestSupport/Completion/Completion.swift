/// The moment at which the transitions in an app of a test are over.
package enum Completion: String, CaseIterable, Sendable {
  /// Before the call that began them returns.
  case immediate
  /// Some turns of the main actor after that, as on a phone.
  case deferred
  /// Likewise, and their completions are called some turns later still, those of transitions that are not animated too.
  case late
  /// As `deferred`, but transitions begin some turns after the call too, animated or not, as UIKit's do.
  case turn
}
