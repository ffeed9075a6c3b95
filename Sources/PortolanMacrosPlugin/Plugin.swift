@_exported public import PortolanLinks
@_exported public import SwiftSyntax
@_exported public import SwiftDiagnostics
@_exported public import SwiftSyntaxMacros
@_exported public import SwiftSyntaxBuilder
import SwiftCompilerPlugin

/// The compiler plugin that provides the macros.
@main
struct PortolanMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [LinkableMacro.self, LinkMacro.self]
}
