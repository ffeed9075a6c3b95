/// A check that an extension of an enum can contain its table.
///
/// Without this check the compiler would report an error in the expansion. It is not code of the user.
struct ExtensionCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ declaration: EnumDeclSyntax, name: String, in context: some MacroExpansionContext) {
    if let generics = declaration.genericParameterClause {
      record(
        "a generic enum cannot hold its table: to fix, write one by hand for each type", id: "generic", at: generics)
    }
    let surroundings = context.lexicalContext.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
    if surroundings.contains(where: { $0.genericParameterClause != nil }) {
      record(
        "an enum in a generic type cannot hold its table: to fix, declare it outside", id: "generic",
        at: declaration.name)
    }
    let modifier = declaration.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    if name.contains("."), let modifier {
      record(
        "an extension, which holds the table, cannot see a private enum in another type: to fix, write fileprivate",
        id: "private", at: modifier)
    }
    let names = CaseNames.counts(in: declaration.memberBlock.members)
    if names["links"] != nil, names["linkTable"] != nil {
      record(
        "the table is called links, or linkTable beside a case of that name: to fix, rename one of the two cases",
        id: "names", at: declaration.name)
    }
  }

  private mutating func record(_ message: String, id: String, at node: some SyntaxProtocol) {
    diagnostics.append(LinkMessage(message, id: id).at(node))
  }
}
