#if !canImport(UIKit)
  import Portolan
  package import PortolanTool

  /// The command `exits` that prints the ways between the screens of a sketch, and what is missing.
  ///
  /// ```swift
  /// static let extraCommands: [any ParsableCommand.Type] = [ExitsCommand<ShopSketch>.self]
  /// ```
  public struct ExitsCommand<Tool: NavigationSketch>: ParsableCommand {
    /// The name, the abstract and the help of the command.
    public static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "exits", abstract: "Prints the exits of each screen, and what the sketch lacks.",
        discussion: """
          It finds screens that no button and no link leads to, flags that nothing turns, links without a sample, and texts that \
          no field asks for. Nothing is launched: verify finds what guards and conditions make unreachable.

          Exits with 1 if something is missing.
          """)
    }

    /// A language of graphs.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, mermaid, dot }

    @Option(help: "The language: text, mermaid or dot.")
    var format = Format.text

    /// Creates the command.
    public init() {}
  }

  extension ExitsCommand: ToolCommand {
    package var isJSON: Bool { false }

    /// Returns the exits, and as the diagnosis the faults.
    @MainActor
    package func outcome() async throws -> Outcome {
      let graph = SketchGraph<Tool>.shared
      let faults = SketchFaults.all(in: graph)
      return Outcome(
        output: text(of: graph), diagnosis: faults.joined(separator: "\n"), status: faults.isEmpty ? .done : .failed)
    }

    private func text(of graph: SketchGraph<Tool>) -> String {
      switch format {
      case .mermaid: ExitDrawing(graph.screens, graph.exits).mermaid
      case .dot: ExitDrawing(graph.screens, graph.exits).dot
      case .text: Self.list(graph)
      }
    }

    private static func list(_ graph: SketchGraph<Tool>) -> String {
      let exits = Dictionary(grouping: graph.exits, by: \.from)
      var names = graph.screens.map { ValueText.of($0) }
      // The pages of flows, and the events.
      names += exits.keys.filter { !names.contains($0) }.sorted()
      let places = names.map { name in
        ([name] + (exits[name] ?? []).map { "  \($0.text) → \(ValueText.of($0.to))" }).joined(separator: "\n")
      }
      let count = "screens: \(graph.screens.count), exits: \(graph.exits.count), flags: \(graph.flags.count)"
      var notes = graph.untapped.map { "note: \(ValueText.of($0)) is opened by its link alone." }
      if SketchFaults.caseNames(of: Tool.AppScreen.self).isEmpty {
        notes.append(
          "note: the names of the cases are not known, so a screen without a way is not found. To fix: use the macro "
            + "@Linkable, or declare caseNames.")
      }
      return (places + ["", count] + notes).joined(separator: "\n")
    }
  }
#endif
