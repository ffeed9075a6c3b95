#if !canImport(UIKit)
  import Foundation
  import Portolan
  package import PortolanTool

  /// The command `init` that writes a package for the navigation of another app.
  ///
  /// ```swift
  /// static let extraCommands: [any ParsableCommand.Type] = [InitCommand.self]
  /// ```
  public struct InitCommand: ParsableCommand {
    /// The name, the abstract and the help of the command.
    public static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "init", abstract: "Writes a package with the enum of an app's screens, and a sketch of it.",
        discussion: """
          The package compiles at once. Its command exits then lists the screens that nothing leads to.

          EXAMPLES:
            init ../CafeNavigation --portolan ../portolan home=/ menu 'dish=/dishes/{id}' order

          Exits with 2 if a file is there already or cannot be written.
          """)
    }

    @Argument(help: "The folder of the package, named for the app and Navigation.")
    var folder: String

    @Argument(help: "The screens, the first one first, each as NAME or as NAME=PATTERN of its link.")
    var screens: [String]

    @Option(help: "The URL or the path of the package Portolan.")
    var portolan: String

    /// Creates the command.
    public init() {}

    /// Checks the screens.
    ///
    /// - Throws: `ValidationError` for a folder that gives no name, and for a malformed or repeated screen.
    public func validate() throws { _ = try package }

    private var package: SketchPackage {
      get throws {
        let last = URL(filePath: folder).lastPathComponent.replacing(/Navigation$/, with: "")
        guard last.first?.isLetter == true, last.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
          throw ValidationError(
            "\(LinkText.quoted(folder)) gives no name. To fix: name the folder as in CafeNavigation.")
        }
        let pages = try screens.map { try SketchPackage.Page($0) }
        guard !pages.isEmpty else {
          throw ValidationError("There is no screen. To fix: name them, the first one first.")
        }
        let names = Dictionary(grouping: pages, by: \.name)
        if let name = pages.first(where: { names[$0.name, default: []].count > 1 })?.name {
          throw ValidationError("The screen \(name) is named twice. To fix: name each screen once.")
        }
        return SketchPackage(name: last.prefix(1).uppercased() + last.dropFirst(), pages: pages, portolan: portolan)
      }
    }
  }

  extension InitCommand: ToolCommand {
    package var isJSON: Bool { false }

    /// Writes the files, and returns their paths and the next command.
    @MainActor
    package func outcome() async throws -> Outcome {
      let package = try package
      let root = URL(filePath: folder)
      let files = package.files.map { (root.appending(path: $0.key), $0.value) }
      if let known = files.first(where: { FileManager.default.fileExists(atPath: $0.0.path) }) {
        throw ToolFault("file", status: .broken, "\(known.0.path) is there already. To fix: choose another folder.")
      }
      for (url, text) in files {
        do {
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try text.write(to: url, atomically: true, encoding: .utf8)
        } catch {
          let reason = error.localizedDescription
          throw ToolFault(
            "file", status: .broken, "Cannot write \(url.path): \(reason). To fix: choose another folder.")
        }
      }
      let next = "Next: cd \(folder) && swift run \(package.name.lowercased())-sketch exits"
      return .done((files.map(\.0.path) + [next]).joined(separator: "\n"))
    }
  }
#endif
