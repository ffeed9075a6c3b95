import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PortolanMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [LinkableMacro.self, LinkMacro.self]
}
