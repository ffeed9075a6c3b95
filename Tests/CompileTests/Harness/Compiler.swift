import Foundation

/// The Swift compiler with the settings of an app that imports Portolan: Swift 6 mode, if no other settings are given.
struct Compiler: Sendable {
  /// The compiler of this run, or the reason why there is none.
  static let shared = Result<Compiler, any Error> { try Compiler() }

  /// The folder with the modules of the package.
  let modules: URL

  /// The plug-in that expands `@Linkable`.
  private let plugin: URL

  /// The folder with the C module of FlyingFox, which is needed to import PortolanSimulator.
  private let systemModule: URL

  /// The queue of compilers, at most two at a time, since each process keeps a core busy.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()

  /// Finds the modules, and a compiler that can import them.
  ///
  /// - Throws: ``Unavailable`` if there is no compiler, or ``Failure`` if it cannot import Portolan. Otherwise every
  ///   snippet could be refused for that reason alone.
  private init() throws {
    guard canRunProcesses else {
      throw Unavailable(reason: "An app cannot start a compiler on this platform.", isForGood: true)
    }
    modules = try Self.findModules()
    let products = modules.lastPathComponent == "Modules" ? modules.deletingLastPathComponent() : modules
    plugin = products.appendingPathComponent("PortolanMacrosPlugin-tool")
    systemModule = products.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("checkouts/FlyingFox/CSystemLinux/include")
    let diagnostics = try compile([SourceFile(name: "Probe.swift", text: "import Portolan\n")])
    guard diagnostics.errors.isEmpty else {
      throw Failure(description: "No snippet can be judged, because `import Portolan` alone fails:\n\(diagnostics)")
    }
  }

  /// Returns the diagnostics of the compiler for files that form one module.
  ///
  /// The compiler runs up to the diagnostics after type checking, such as those about data that is sent to another
  /// actor.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - module: A module that the files may import, with its internals.
  /// - Returns: The diagnostics.
  /// - Throws: ``Failure`` if the compiler cannot do its work.
  func diagnostics(of files: [SourceFile], importing module: SourceModule? = nil) async throws -> Diagnostics {
    try await enqueue { try compile(files, importing: module) }
  }

  /// Returns the diagnostics of the type checker alone, with the build settings of an app.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - setting: The settings.
  /// - Returns: The diagnostics.
  /// - Throws: ``Failure`` if the compiler cannot do its work.
  func diagnostics(of files: [SourceFile], with setting: BuildSetting) async throws -> Diagnostics {
    try await enqueue {
      try inFolder { folder in
        try compile(files, in: folder, named: "Snippet", with: setting.options + ["-typecheck", "-wmo"])
      }
    }
  }

  private func enqueue(_ work: @escaping @Sendable () throws -> Diagnostics) async throws -> Diagnostics {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.addOperation { continuation.resume(with: Result { try work() }) }
    }
  }

  private func inFolder(_ work: (_ folder: URL) throws -> Diagnostics) throws -> Diagnostics {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Portolan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  private func compile(_ files: [SourceFile], importing module: SourceModule? = nil) throws -> Diagnostics {
    try inFolder { try compile(files, importing: module, in: $0) }
  }

  private func compile(
    _ files: [SourceFile], importing module: SourceModule?, in folder: URL
  ) throws -> Diagnostics {
    func options(_ options: [String], output product: String) -> [String] {
      ["-swift-version", "6"] + options + [folder.appendingPathComponent(product).path]
    }
    if let module {
      let diagnostics = try compile(
        [module.file], in: folder, named: module.name,
        with: options(
          ["-emit-module", "-enable-testing", "-emit-module-path"], output: "\(module.name).swiftmodule"))
      guard diagnostics.errors.isEmpty else { return diagnostics }
    }
    return try compile(
      files, in: folder, named: "Snippet", with: options(["-emit-sil", "-wmo", "-o"], output: "Snippet.sil"))
  }

  private func compile(
    _ files: [SourceFile], in folder: URL, named name: String, with options: [String]
  ) throws -> Diagnostics {
    for file in files {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
    }
    var arguments = ["swiftc"] + options
    arguments += [
      "-module-name", name, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-I", modules.path, "-I", folder.path, "-I", systemModule.path, "-load-plugin-executable",
      plugin.path + "#PortolanMacrosPlugin",
    ]
    // Only one file may contain statements outside of functions.
    if !files.contains(where: { $0.name == "main.swift" }) { arguments.append("-parse-as-library") }
    arguments += files.map { folder.appendingPathComponent($0.name).path }

    let (status, output) = try runProcess(
      "/usr/bin/env",
      arguments,
      output: folder.appendingPathComponent("output.txt"),
      within: 900
    )
    if status == 127 {
      throw Unavailable(reason: "There is no swiftc in PATH.", isForGood: false)
    }
    let diagnostics = Diagnostics(output: output)
    guard (status == 0) == diagnostics.errors.isEmpty else {
      throw Failure(description: "The compiler ended with status \(status) and wrote:\n\(output)")
    }
    return diagnostics
  }

  /// Returns the folder with Portolan's module, beside the test binary or a few folders above it.
  private static func findModules() throws -> URL {
    final class InThisBinary {}
    #if canImport(Darwin)
      let binary = Bundle(for: InThisBinary.self).bundleURL
    #else
      let binary = Bundle.main.bundleURL
    #endif

    var products = binary
    for _ in 0..<5 {
      for candidate in [products.appendingPathComponent("Modules"), products] {
        let module = candidate.appendingPathComponent("Portolan.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return candidate }
      }
      products.deleteLastPathComponent()
    }
    throw Failure(description: "There is no Portolan.swiftmodule in or above \(binary.path).")
  }
}

extension Compiler {
  /// An error for a machine without a compiler, on which its diagnostics cannot be tested.
  struct Unavailable: Error {
    let reason: String
    /// A Boolean value that indicates whether no compiler can be installed.
    let isForGood: Bool
  }

  /// An error for a compiler that did not do its work.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
