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
#endif
