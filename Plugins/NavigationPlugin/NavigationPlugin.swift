import Foundation
import PackagePlugin

/// The command `swift package navigation`, which finds the tool of an app in its package, builds it and runs it.
///
///     swift package navigation verify --html report.html
///     swift package navigation --tool store map --check Map.mmd
@main
struct NavigationPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let call = try Call(arguments)
    let tool = try Tool.chosen(for: call, in: context.package)
    let program = try build(tool, call.configuration)
    let process = Process()
    process.executableURL = program
    process.arguments = call.command
    try process.run()
    process.waitUntilExit()
    // A signal counts as a failure too.
    if process.terminationReason == .uncaughtSignal { exit(1) }
    exit(process.terminationStatus)
  }

  /// Builds a tool, and returns its program.
  private func build(_ tool: String, _ configuration: PackageManager.BuildConfiguration) throws -> URL {
    // On standard error: the package manager joins the two outputs of a plugin on the standard one, which a map or a document has to itself.
    Diagnostics.progress("Building \(tool) (\(configuration.rawValue))…")
    var parameters = PackageManager.BuildParameters(configuration: configuration)
    parameters.logging = .concise
    let result = try packageManager.build(.product(tool), parameters: parameters)
    guard result.succeeded else {
      let errors = result.logText.split(separator: "\n").filter { $0.contains("error:") }
      throw Fault("\(tool) does not build:\n\(errors.isEmpty ? result.logText : errors.joined(separator: "\n"))")
    }
    let programs = result.builtArtifacts.filter { $0.kind == .executable }.map(\.url)
    guard let program = programs.first(where: { $0.deletingPathExtension().lastPathComponent == tool }) else {
      throw Fault("The package manager built no program for \(tool).")
    }
    return program
  }
}

/// A reason why the command does not run.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
