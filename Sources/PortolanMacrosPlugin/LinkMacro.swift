package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Link`: says nothing by itself, but that it stands where `@Linkable` reads it.
package struct LinkMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.diagnose(LinkMessage("only a case of an enum has a link", id: "notACase").at(node))
      return []
    }
    let isLinkable = context.lexicalContext.first?.as(EnumDeclSyntax.self)?.attributes.contains { element in
      element.as(AttributeSyntax.self)?.isNamed("Linkable") == true
    }
    if isLinkable != true {
      context.diagnose(
        LinkMessage(
          "this link is in no table: to fix, write @Linkable(\"https://…\") before the enum", id: "outsideLinkable"
        ).at(node))
    }
    return []
  }
}

extension AttributeSyntax {
  /// Whether it is written with a name, or with that name in `PortolanMacros`.
  func isNamed(_ name: String) -> Bool {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text == name }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
