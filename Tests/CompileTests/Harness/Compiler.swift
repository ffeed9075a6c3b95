import Foundation

/// The Swift compiler, set up to see Portolan as an app that imports it does: Swift 6 mode and no other setting.
struct Compiler: Sendable {
  /// The one compiler of this run, or why there is none.
  static let shared = Result<Compiler, any Error> { try Compiler() }

  /// Where the build left the modules of the package.
  let modules: URL

  /// Where the build left what expands `@Linkable`.
  private let plugin: URL

  /// At most two compilers at a time: each is a process that keeps a core busy.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()

  /// Finds the modules, and a compiler that can import them.
  ///
  /// - Throws: ``Unavailable`` when there is no compiler, ``Failure`` when it cannot import Portolan at all, so that no
  ///   snippet passes for that reason alone.
  private init() throws {
    guard canRunProcesses else {
      throw Unavailable(reason: "An app cannot start a compiler on this platform.", isForGood: true)
    }
    modules = try Self.findModules()
    let products = modules.lastPathComponent == "Modules" ? modules.deletingLastPathComponent() : modules
    plugin = products.appendingPathComponent("PortolanMacrosPlugin-tool")
    let diagnostics = try compile([SourceFile(name: "Probe.swift", text: "import Portolan\n")])
    guard diagnostics.errors.isEmpty else {
      throw Failure(description: "No snippet can be judged, because `import Portolan` alone fails:\n\(diagnostics)")
    }
  }

  /// What the compiler says about the files, taken together as one module.
  ///
  /// It goes as far as the diagnostics that follow type checking, such as those on data that is sent elsewhere.
  ///
  /// - Parameter module: A module that the files may import, and test.
  func diagnostics(of files: [SourceFile], importing module: SourceModule? = nil) async throws -> Diagnostics {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.addOperation {
        continuation.resume(with: Result { try compile(files, importing: module) })
      }
    }
  }

  private func compile(_ files: [SourceFile], importing module: SourceModule? = nil) throws -> Diagnostics {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Portolan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    if let module {
      let diagnostics = try compile(
        [module.file], in: folder, named: module.name, to: ["-emit-module", "-enable-testing", "-emit-module-path"],
        output: "\(module.name).swiftmodule")
      guard diagnostics.errors.isEmpty else { return diagnostics }
    }
    return try compile(files, in: folder, named: "Snippet", to: ["-emit-sil", "-wmo", "-o"], output: "Snippet.sil")
  }

  private func compile(
    _ files: [SourceFile], in folder: URL, named name: String, to options: [String], output product: String
  ) throws -> Diagnostics {
    for file in files {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
    }
    var arguments = ["swiftc"] + options + [folder.appendingPathComponent(product).path]
    arguments += [
      "-module-name", name, "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-I", modules.path, "-I", folder.path, "-load-plugin-executable", plugin.path + "#PortolanMacrosPlugin",
    ]
    // Statements outside a function are for the one file that may have them.
    if !files.contains(where: { $0.name == "main.swift" }) { arguments.append("-parse-as-library") }
    arguments += files.map { folder.appendingPathComponent($0.name).path }

    let (status, output) = try runProcess(
      "/usr/bin/env",
      arguments,
      output: folder.appendingPathComponent("output.txt"),
      within: 120
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

  /// The folder with Portolan's module, which the build puts beside the test binary or a few folders above it.
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
  /// There is no compiler here, so that what it would say cannot be tested.
  struct Unavailable: Error {
    let reason: String
    /// Whether nothing can be installed to change that.
    let isForGood: Bool
  }

  /// The compiler is here and did not do its work.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
