@_exported public import PortolanTool
import FlyingSocks

/// The command `serve`, for an app to add to its command line.
///
/// ```swift
/// @main
/// enum ShopTool: PortolanCommand {
///   typealias App = ShopUnderTool
///   static let name = "shop"
///   static let extraCommands: [any ParsableCommand.Type] = [ServeCommand<ShopUnderTool>.self]
/// }
/// ```
public struct ServeCommand<App: ToolApp>: ParsableCommand {
  /// The name, the abstract and the help of the command.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve",
      abstract: "Starts a page on this machine that shows the app, its plans and its past.",
      discussion: """
        The page has the screen of the app, its hierarchy, a bar for links with the plan of each, every step since the launch, \
        and stories to save, load and step through. Each page has an app of its own, in a process of its own. Ctrl-C ends the \
        server and all of them.

        The address is for this machine only, and contains a secret token.

        Exits with 2 if the port cannot be used or the story cannot be read, with 64 if the command line is wrong, and with 130 \
        after Ctrl-C. With --recording, the hierarchy of the device stands beside the one on the page, up to the first difference.
        """)
  }

  @Option(help: "The port, or 0 for any that is free.")
  var port: UInt16 = 8642

  @Flag(name: .customLong("open"), help: "Open the page in the browser.")
  var isOpened = false

  @Option(
    help: ArgumentHelp("Load a story in each page, to step through.", valueName: "file"),
    completion: .file(extensions: ["story"]))
  var story: String?

  @Option(
    help: ArgumentHelp("Load a recording in each page, to step through.", valueName: "file"),
    completion: .file(extensions: ["portolan"]))
  var recording: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The options of the app's launch, separated by spaces.", valueName: "options"))
  var launch = ""

  @Flag(help: .hidden)
  var worker = false

  /// Creates the command.
  public init() {}
}

extension ServeCommand: ToolCommand {
  /// Serves pages until the user ends the program.
  @MainActor
  package func outcome() async throws -> Outcome {
    if worker { WorkerLoop<App>.run() }
    try VirtualClock.requireHooks()
    let limits = Limits()
    let description = Self.description(launch: launch, limits: limits)
    let run = try await recorded(for: description) ?? story.map { try StoryRun(contentsOf: $0, for: description) }
    let sessions = SessionTable(limits: limits) { id in
      let session = Session(id: id, description: description, workerArguments: ["serve", "--worker"])
      session.story = run
      return session
    }
    // A process that ends by itself has the status that shells show, and takes the apps along, whose input ends.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _exit(128 + $0) } }
    signal(SIGPIPE, SIG_IGN)
    do {
      try await PageServer(sessions: sessions, limits: limits).run(port: port) { [isOpened] gatekeeper in
        print("The app is at \(gatekeeper.address)\nCtrl-C ends it.")
        fflush(nil)
        if isOpened { openBrowser(at: gatekeeper.address) }
      }
    } catch SocketError.failed(_, let code, _) {
      let reason = String(cString: strerror(code))
      throw ToolFault(
        "serve", status: .broken,
        "Cannot use the port \(port): \(reason). To fix: choose another with --port, or 0 for any.")
    }
    throw ToolFault("serve", status: .broken, "The server has ended.")
  }

  /// Returns the story of the recording, after playing it up to its first difference.
  private func recorded(for app: AppDescription) async throws -> StoryRun? {
    guard let recording else { return nil }
    let report = try await Replay<App>.report(
      of: recording, with: .parse(launch.split(separator: " ").map(String.init)))
    return try StoryRun(
      (["launch \(launch)"] + report.story.dropFirst()).joined(separator: "\n"),
      name: URL(filePath: recording).lastPathComponent, folder: ".", own: app.ownSteps, devices: report.devices)
  }

  private static func description(launch: String, limits: Limits) -> AppDescription {
    let screens = App.samples.compactMap { sample -> AppDescription.Screen? in
      guard let link = try? App.links.print(sample) else { return nil }
      return AppDescription.Screen(name: ValueText.of(sample), link: link, way: App.summary(of: sample)?.way)
    }
    return AppDescription(
      name: ProcessInfo.processInfo.processName, screens: screens, origins: App.links.origins.map(\.text),
      patterns: App.links.patterns.map(\.text), steps: App.steps.map(\.spelling),
      faults: App.faults.map { "fault \($0.spelling)" }, launch: launch, limits: limits)
  }
}

/// Opens an address in the browser of the user, or does nothing if this machine has none.
private func openBrowser(at address: String) {
  let browser = Process()
  #if canImport(Darwin)
    browser.executableURL = URL(filePath: "/usr/bin/open")
  #else
    browser.executableURL = URL(filePath: "/usr/bin/xdg-open")
  #endif
  browser.arguments = [address]
  (browser.standardOutput, browser.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
  try? browser.run()
}

extension StoryRun {
  /// Reads the story that each page begins with.
  ///
  /// - Throws: ``ToolFault`` if it cannot be read, or `StoryFault` with every line that is not a step.
  @MainActor
  fileprivate init(contentsOf path: String, for app: AppDescription) throws {
    let url = URL(filePath: path)
    let text = try InputFile.text(of: path)
    guard text.utf8.count <= 1 << 20 else {
      throw ToolFault(
        "serve", status: .broken, "The story \(path) has more than 1 MB. To fix: load a part of it.")
    }
    try self.init(
      text, name: url.lastPathComponent, folder: url.deletingLastPathComponent().path, own: app.ownSteps)
  }
}
