#if !canImport(UIKit)
  import Foundation

  /// The start of processes.
  enum ChildProcess {
    /// The path of this executable, also if it has been moved since the start.
    static var ownExecutable: String {
      #if canImport(Darwin)
        Bundle.main.executablePath ?? CommandLine.arguments[0]
      #else
        "/proc/self/exe"
      #endif
    }

    /// Starts a process, which receives the signals that this one blocks.
    ///
    /// - Parameters:
    ///   - executable: The path.
    ///   - arguments: The arguments with the name.
    ///   - output: The descriptor of its output and its errors, or `nil` for none.
    ///   - connection: The descriptor that it has as 3, or `nil` for none.
    /// - Returns: The process, or `nil` if the system starts none.
    static func start(
      _ executable: String, _ arguments: [String], output: Int32? = nil, connection: Int32? = nil
    ) -> pid_t? {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for standard in [Int32(1), 2] {
        if let output {
          posix_spawn_file_actions_adddup2(&actions, output, standard)
        } else {
          posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_WRONLY, 0)
        }
      }
      if let connection { posix_spawn_file_actions_adddup2(&actions, connection, 3) }
      // No process keeps a connection of a page, the port, or the app of another page.
      for descriptor in Descriptor.open where descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      var environment = ProcessInfo.processInfo.environment
      // A report about a trap would take seconds and is of no use here.
      environment["SWIFT_BACKTRACE"] = "enable=no"
      return withTexts(arguments) { arguments in
        withTexts(environment.map { "\($0.key)=\($0.value)" }) { environment in
          var pid: pid_t = 0
          return posix_spawn(&pid, executable, &actions, &attributes, arguments, environment) == 0 ? pid : nil
        }
      }
    }

    private static func withTexts<Result>(
      _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
      var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
      defer { for pointer in pointers { free(pointer) } }
      pointers.append(nil)
      return pointers.withUnsafeMutableBufferPointer { buffer in
        // An array with an element has an address.
        guard let address = buffer.baseAddress else { preconditionFailure("The array has no elements") }
        return body(address)
      }
    }
  }

  /// The processes that must end with the server.
  // The processes are used only under the lock.
  final class WorkerRegistry: @unchecked Sendable {
    static let shared = WorkerRegistry()

    private let lock = NSLock()
    private var pids: Set<pid_t> = []

    /// The number of processes.
    var count: Int { lock.withLock { pids.count } }

    func add(_ pid: pid_t) { lock.withLock { _ = pids.insert(pid) } }
    func remove(_ pid: pid_t) { lock.withLock { _ = pids.remove(pid) } }

    /// Ends all processes.
    func killAll() {
      lock.withLock { for pid in pids { kill(pid, SIGKILL) } }
    }
  }

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
      Thread.start { [signals] in
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
      _ = ChildProcess.start(command, [command, address])
    }
  }
#endif
