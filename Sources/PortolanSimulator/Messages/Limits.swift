#if !canImport(UIKit)
  /// The bounds of a simulator.
  struct Limits: Codable, Hashable, Sendable {
    /// The maximum number of sessions at once.
    var sessions = 100
    /// The maximum size of a message of a page, in bytes.
    var message = 1 << 18
    /// The maximum size of a payload, in bytes.
    var payload = 1 << 16
    /// The maximum number of payloads of a session.
    var payloads = 32
    /// The maximum size of the head of a request, in bytes.
    var head = 1 << 14
    /// The maximum number of steps of a timeline.
    var steps = 5000
    /// The maximum number of connections at once.
    var connections = 400
    /// The time after which an app that does not answer is ended, in seconds.
    var answer = 15.0
    /// The time after which the session of a closed page ends, in seconds.
    var idle = 60.0
  }
#endif
