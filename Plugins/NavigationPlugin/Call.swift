import PackagePlugin

/// The arguments of the command: options of the plugin, a command of the tool, and its arguments.
struct Call {
  private static let usage = """
    swift package navigation [--tool NAME] [--configuration debug|release] COMMAND ARGUMENTS…

      verify                explores the app, in release
      map --check FILE      compares a committed map with the app
      links check           finds conflicts between links
      sketch ARGUMENTS…     runs the sketch of the app; without arguments, its command exits
      help                  shows all commands of the tool

    The arguments are those of the tool, as in swift run NAME COMMAND ARGUMENTS…
    """

  /// The name of the tool, or `nil` if the package has one tool only.
  private(set) var tool: String?
  private(set) var configuration: PackageManager.BuildConfiguration
  /// A Boolean value that indicates whether the sketch runs, and not the tool of the app.
  let isSketch: Bool
  /// The arguments of the tool.
  let command: [String]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var chosen: PackageManager.BuildConfiguration?
    while let option = rest.first, option.hasPrefix("--") {
      guard let value = rest.dropFirst().first else { throw Fault("\(option) has no value.\n\n\(Self.usage)") }
      switch (option, value) {
      case ("--tool", _): tool = value
      case ("--configuration", "debug"): chosen = .debug
      case ("--configuration", "release"): chosen = .release
      default: throw Fault("\(option) \(value) is no option.\n\n\(Self.usage)")
      }
      rest = rest.dropFirst(2)
    }
    guard let first = rest.first else { throw Fault("A command is missing.\n\n\(Self.usage)") }
    isSketch = first == "sketch"
    let words = isSketch ? Array(rest.dropFirst()) : Array(rest)
    command = isSketch && words.isEmpty ? ["exits"] : words
    // An exploration in release is ten times as fast, which is worth the build.
    configuration = chosen ?? (command.first == "verify" ? .release : .debug)
  }
}
