import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Whether an extension of an enum can hold its table where the enum stands.
///
/// What an extension cannot do the compiler says of the expansion, which the user has not written.
struct PlaceCheck {
  let diagnostic: Diagnostic?

  init(_ declaration: EnumDeclSyntax, name: String, in context: some MacroExpansionContext) {
    let isNested = name.contains(".")
    let surroundings = context.lexicalContext.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
    if isNested, let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }) {
      diagnostic = LinkMessage(
        "an extension, which holds the table, cannot see a private enum in another type: to fix, write fileprivate",
        id: "private"
      ).at(modifier)
    } else if surroundings.contains(where: { $0.genericParameterClause != nil }) {
      diagnostic = LinkMessage(
        "an enum in a generic type cannot hold its table: to fix, declare it outside", id: "generic"
      ).at(declaration.name)
    } else {
      diagnostic = nil
    }
  }
}
