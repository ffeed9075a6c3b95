#if !canImport(UIKit)
  extension Process {
    /// Creates a process of this program that has pipes of its own, and does not start it.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the name of the program.
    ///   - pipes: The pipes. No other process keeps them open.
    package convenience init(ofOwnProgram arguments: [String], pipes: [Pipe]) {
      self.init()
      for handle in pipes.flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      // This one is the present executable also if another has its place since the start.
      let own = URL(filePath: "/proc/self/exe")
      executableURL = FileManager.default.isExecutableFile(atPath: own.path) ? own : Bundle.main.executableURL
      self.arguments = arguments
      // The backtrace of a trap takes seconds.
      environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }

    /// Kills the process if it is running.
    package func end() {
      if isRunning { kill(processIdentifier, SIGKILL) }
    }
  }
#endif
