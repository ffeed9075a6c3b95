#if !canImport(UIKit)
  import Foundation

  /// The end of the program by the user.
  enum Interrupt {
    /// Lets SIGINT and SIGTERM end this process and those of all apps.
    static func endAll() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      sigaddset(&signals, SIGTERM)
      sigaddset(&signals, SIGHUP)
      // Threads that start later inherit the mask.
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      signal(SIGPIPE, SIG_IGN)
      Server.thread { [signals] in
        var waited = signals
        var received: Int32 = 0
        sigwait(&waited, &received)
        WorkerRegistry.shared.killAll()
        _exit(received == SIGINT ? 130 : 128 + received)
      }
    }
  }

  /// The browser of the user.
  enum Browser {
    /// Opens an address, or does nothing if this machine has no browser.
    static func open(_ address: String) {
      #if canImport(Darwin)
        let command = "/usr/bin/open"
      #else
        let command = "/usr/bin/xdg-open"
      #endif
      let process = Process()
      process.executableURL = URL(filePath: command)
      process.arguments = [address]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try? process.run()
    }
  }
#endif
