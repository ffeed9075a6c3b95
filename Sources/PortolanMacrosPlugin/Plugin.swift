import SwiftCompilerPlugin
import SwiftSyntaxMacros
@main
struct PortolanPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
