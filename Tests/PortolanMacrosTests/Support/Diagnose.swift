// A plug-in runs on the machine that compiles. It cannot be imported in tests on a device or simulator.
#if canImport(PortolanMacrosPlugin)
  import PortolanMacrosPlugin
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros

  /// Returns the diagnostics, notes and fix-its of the macros for a source, one on each line.
  ///
  ///     2:22 error {id} is not a value of product: it has {number}
  ///       fix write {number}: "/products/{number}"
  func diagnose(_ source: String) -> String {
    expand(source).diagnostics
  }

  /// Returns the expansion of a source, and its diagnostics.
  func expand(_ source: String) -> (source: String, diagnostics: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded = file.expand(
      macroSpecs: [
        "Linkable": MacroSpec(
          type: LinkableMacro.self, conformances: [TypeSyntax(IdentifierTypeSyntax(name: .identifier("Linkable")))]),
        "Link": MacroSpec(type: LinkMacro.self),
        "LinkGroup": MacroSpec(type: LinkMacro.self),
      ],
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    var lines: [String] = []
    for diagnostic in context.diagnostics {
      func place(_ position: AbsolutePosition, _ node: Syntax) -> String {
        let location = context.location(for: position, anchoredAt: node, fileName: "Test.swift")
        return "\(location.line):\(location.column)"
      }
      lines.append(
        "\(place(diagnostic.position, diagnostic.node)) \(diagnostic.diagMessage.severity) \(diagnostic.message)")
      for note in diagnostic.notes { lines.append("  \(place(note.position, note.node)) note \(note.message)") }
      for fix in diagnostic.fixIts {
        for change in fix.changes {
          switch change {
          case .replace(let old, let new):
            // The literal with the change applied.
            let text = old.is(StringSegmentSyntax.self) ? "\"\(new)\"" : new.trimmedDescription
            lines.append("  fix \(fix.message.message): \(text)")
          default: continue
          }
        }
      }
    }
    return (expanded.description, lines.joined(separator: "\n"))
  }
#endif
