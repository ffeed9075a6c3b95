import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that provides the macros.
@main
struct PortolanMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [LinkableMacro.self, LinkMacro.self]
}
