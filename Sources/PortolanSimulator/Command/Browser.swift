#if !canImport(UIKit)
  /// The browser of the user.
  enum Browser {
    /// Opens an address, or does nothing if this machine has no browser.
    static func open(_ address: String) {
      #if canImport(Darwin)
        let command = "/usr/bin/open"
      #else
        let command = "/usr/bin/xdg-open"
      #endif
      _ = ChildProcess.start(command, [command, address])
    }
  }
#endif
