#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanLinks
  import PortolanTool

  @testable import PortolanRecording

  /// Calls a closure with the URL of a file in a folder of its own, and removes the folder afterwards.
  @MainActor
  func withFile<Value>(_ body: @MainActor (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.appending(path: "session.portolan"))
  }

  /// Returns the lines of a file as it is.
  func lines(of file: URL) throws -> [FlightLine] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(FlightLine.self, from: $0)
    }
  }

  extension ToolRun {
    /// Records everything from now on.
    @MainActor
    func record(to file: URL) -> FlightRecorder {
      let recorder = FlightRecorder(for: app.router, to: .file(file), links: App.links.patterns)
      app.router.add(recorder)
      return recorder
    }
  }

  /// Records steps of an app, and returns the lines.
  @MainActor
  func record<App: ToolApp>(_ app: App, to file: URL, _ steps: [String]) async throws -> [FlightLine] {
    let run = ToolRun(app)
    _ = await run.settle()
    let recorder = run.record(to: file)
    for step in steps {
      try? await run.perform(step)
      _ = await run.settle()
    }
    try recorder.flush()
    return try lines(of: file)
  }
#endif
