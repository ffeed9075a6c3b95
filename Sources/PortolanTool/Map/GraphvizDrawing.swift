#if !canImport(UIKit)
  /// A drawing of a graph by Graphviz, in a process of its own.
  struct GraphvizDrawing {
    /// The name of the program, or its path.
    var program = "dot"
    /// The time after which the process is ended, in seconds.
    var limit = 20.0

    /// Returns a graph as SVG.
    ///
    /// - Parameter dot: The graph in the language of Graphviz.
    /// - Returns: The document.
    /// - Throws: ``GraphvizFault`` if Graphviz is not installed, fails, or takes too long.
    func svg(of dot: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "portolan-map-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // Files have no limit of size, as pipes have, so that the process never waits for this one.
      let (input, output) = (folder.appending(path: "map.dot"), folder.appending(path: "map.svg"))
      try Data(dot.utf8).write(to: input)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program, "-Tsvg", "-o", output.path, input.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let end = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in end.signal() }
      try process.run()
      guard end.wait(timeout: .now() + limit) == .success else {
        kill(process.processIdentifier, SIGKILL)
        throw ToolFault.graphviz("it takes longer than \(Int(limit)) s")
      }
      if process.terminationStatus == 127 { throw ToolFault.graphviz("there is no program named \(program)") }
      guard process.terminationStatus == 0, let data = try? Data(contentsOf: output) else {
        throw ToolFault.graphviz("it ends with the status \(process.terminationStatus)")
      }
      return String(decoding: data, as: UTF8.self)
    }
  }

  extension ToolFault {
    /// Returns the fault of a drawing that Graphviz does not make.
    fileprivate static func graphviz(_ reason: String) -> ToolFault {
      ToolFault(
        "graphviz", status: .broken,
        "Cannot draw the map with Graphviz: \(reason). To fix: install Graphviz, or use --format dot or mermaid.")
    }
  }
#endif
