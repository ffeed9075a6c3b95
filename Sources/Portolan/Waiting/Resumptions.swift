/// Waits that have ended, and whose tasks have not gone on yet.
///
/// The system lets a task that has waited go on by way of a thread of its own choosing, so that on a busy machine others may
/// have many turns on the main actor before it.
@MainActor
package enum Resumptions {
  /// How many there are.
  package internal(set) static var pendingCount = 0
}
