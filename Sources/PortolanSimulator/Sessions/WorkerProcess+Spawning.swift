#if !canImport(UIKit)
  import Foundation

  extension WorkerProcess {
    /// Starts a process of this executable.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the name.
    ///   - connection: The descriptor that the process has as 3.
    ///   - output: The descriptor of its output and its errors.
    /// - Returns: The process, or `nil` if the system starts none.
    static func spawn(_ arguments: [String], connection: Int32, output: Int32) -> pid_t? {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
      #else
        var actions = posix_spawn_file_actions_t()
        // The executable may have been moved since the start.
        let executable = "/proc/self/exe"
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, output, 2)
      posix_spawn_file_actions_adddup2(&actions, connection, 3)
      let name = CommandLine.arguments.first ?? "app"
      var environment = ProcessInfo.processInfo.environment
      // A report about a trap would take seconds and is of no use here.
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let variables = environment.map { "\($0.key)=\($0.value)" }
      return withTexts([name] + arguments) { arguments in
        withTexts(variables) { environment in
          Descriptor.creation.withLock {
            var pid: pid_t = 0
            return posix_spawn(&pid, executable, &actions, nil, arguments, environment) == 0 ? pid : nil
          }
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
#endif
