/// The macros `@Link` and `@LinkGroup` that let the compiler check the types of the values at this link.
///
/// `@Linkable` reads the pattern.
package struct LinkMacro: PeerMacro {
  // The check has its layout already, see LinkableMacro.
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumCaseDeclSyntax.self) else {
      context.diagnose(LinkMessage("only a case of an enum can have a link", id: "notACase").at(node))
      return []
    }
    let surroundings = context.lexicalContext.first?.as(EnumDeclSyntax.self)
    let isLinkable = surroundings?.attributes.contains { element in
      element.as(AttributeSyntax.self)?.isNamed("Linkable") == true
    }
    guard isLinkable == true else {
      context.diagnose(
        LinkMessage(
          "this link is not part of a table: to fix, write @Linkable(\"https://…\") before the enum, or @Linkable for a feature",
          id: "outsideLinkable"
        ).at(node))
      return []
    }
    // @Linkable reports the faults of the pattern and the case, since it also sees the other links.
    var reader = CaseReader()
    guard surroundings?.genericParameterClause == nil, let link = reader.link(node, of: declaration), !link.isFaulty
    else { return [] }
    // The compiler makes names unique for each base name, which several cases may share.
    let name = (["link"] + link.values.map(\.name)).joined(separator: "_")
    let check = link.check(named: context.makeUniqueName(name), attributes: declaration.availability)
    return check.map { [$0] } ?? []
  }
}

extension EnumCaseDeclSyntax {
  /// The `@available` attributes of the case.
  var availability: String {
    attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.isNamed("available") }
      .map { "\($0.trimmed)\n" }.joined()
  }
}

extension AttributeSyntax {
  /// A Boolean value that indicates whether the attribute declares a link or a group of links.
  var isLink: Bool { isNamed("Link") || isNamed("LinkGroup") }

  /// Returns a Boolean value that indicates whether the attribute has a name, with or without the module
  /// `PortolanMacros`.
  func isNamed(_ name: String) -> Bool {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text == name }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
