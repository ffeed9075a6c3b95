// The one file of this module that depends on the platform.
#if canImport(os)
  import os
#endif

/// The intervals that Instruments shows, on systems that have signposts.
@MainActor
struct Signposts {
  #if canImport(os)
    private let signposter: OSSignposter

    init(subsystem: String, category: String) {
      signposter = OSSignposter(subsystem: subsystem, category: category)
    }

    /// Begins an interval, and returns the closure that ends it.
    func begin(_ text: String) -> @MainActor (_ outcome: String) -> Void {
      let signposter = signposter
      let state = signposter.beginInterval(
        "navigation", id: signposter.makeSignpostID(), "\(text, privacy: .public)")
      return { outcome in signposter.endInterval("navigation", state, "\(outcome, privacy: .public)") }
    }
  #else
    init(subsystem: String, category: String) {}

    /// Returns a closure that does nothing.
    func begin(_ text: String) -> @MainActor (_ outcome: String) -> Void { { _ in } }
  #endif
}
