/// The macro `@Linkable` that generates the table of an enum.
package struct LinkableMacro: ExtensionMacro {
  // The source below has its layout already. To format it would take half of the time of an expansion.
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        LinkMessage("only an enum can have links, one for each case: to fix, write the table by hand", id: "notAnEnum")
          .at(node))
      return []
    }
    let name = type.trimmedDescription
    let places = ExtensionCheck(declaration, name: name, in: context).diagnostics
    var origins = OriginReader()
    origins.read(node)
    var cases = CaseReader()
    cases.read(declaration.memberBlock.members)
    for diagnostic in places + origins.diagnostics + cases.diagnostics { context.diagnose(diagnostic) }
    // An extension there would cause another error.
    guard places.isEmpty else { return [] }

    // Even with faults the enum conforms to Linkable. Otherwise each use of it would cause another error.
    let access = access(of: declaration, in: context)
    let links = cases.sound.map { "\n\($0.statement(in: name))" }.joined().replacing("\n", with: "\n      ")
    let conflicts = cases.conditionalConflicts.map { "\n\($0.source)" }.joined().replacing("\n", with: "\n  ")
    let conformance = protocols.isEmpty ? "" : ": PortolanLinks.Linkable"
    // A case called links is a member of the enum, just as the table is. So the table needs another name then.
    let counts = CaseNames.counts(in: declaration.memberBlock.members)
    let hasCaseLinks = counts["links"] != nil
    let table = hasCaseLinks ? "linkTable" : "links"
    let collection = "PortolanLinks.\(origins.isEmpty ? "FeatureLinks" : "LinkTable")<\(name)>"
    // The compiler does not infer the type from a witness of another name.
    let inference = hasCaseLinks ? "\(access)typealias Links = \(collection)\n  " : ""
    let witness = hasCaseLinks ? "@_implements(PortolanLinks.Linkable, links) " : ""
    let value = origins.isEmpty ? "\(collection)" : "\(collection).trusting(\(origins.arguments))"
    // Each link is a statement of its own. In one expression the compiler would check all of them together, in time that
    // grows with their square.
    let list = context.makeUniqueName("Links")
    // The same holds for a case called caseNames, whose enum has no list of names.
    let names =
      counts.isEmpty || counts["caseNames"] != nil
      ? ""
      : """

        \(access)nonisolated static var caseNames: [Swift.String] {
          var names: [Swift.String] = []
          \(CaseNames.statements(in: declaration.memberBlock.members).joined(separator: "\n      "))
          return names
        }
      """
    let source: DeclSyntax = """
      \(raw: availability(of: declaration, in: context))extension \(raw: name)\(raw: conformance) {
        \(raw: inference)\(raw: witness)\(raw: access)nonisolated static let \(raw: table): \(raw: collection) = \(raw: value) { \(list).self }\(raw: names)
        private nonisolated enum \(list): PortolanLinks.LinkSource {
          @available(*, deprecated) static var links: [PortolanLinks.Link<\(raw: name)>] {
            var links: [PortolanLinks.Link<\(raw: name)>] = []\(raw: links)
            return links
          }
        }\(raw: conflicts)
      }
      """
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }

  /// Returns the access of the table, `public` or `package`, or nothing for all others.
  ///
  /// An enum that declares no access has the access of the extension around it.
  private static func access(of declaration: EnumDeclSyntax, in context: some MacroExpansionContext) -> String {
    let around = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers ?? []
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
    let access = [declaration.modifiers, around].joined().map(\.name.tokenKind).first {
      levels.map(TokenKind.keyword).contains($0)
    }
    return access == .keyword(.public) ? "public " : access == .keyword(.package) ? "package " : ""
  }

  /// Returns the availability of the enum and of the types around it, since an extension does not inherit it.
  private static func availability(of declaration: EnumDeclSyntax, in context: some MacroExpansionContext) -> String {
    let around = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self)?.attributes }
    return ([declaration.attributes] + around).joined().compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.isNamed("available") }.map { "\($0.trimmed)\n" }.joined()
  }
}

/// A reader of the origins of links; a feature has none.
struct OriginReader {
  private(set) var diagnostics: [Diagnostic] = []
  private var origins: [String] = []
  /// A Boolean value that indicates whether the enum declares no origin, valid or not, as the enum of a feature.
  private(set) var isEmpty = true

  /// The origins as arguments of the table.
  var arguments: String {
    origins.map { StringLiteralExprSyntax(content: $0).description }.joined(separator: ", ")
  }

  mutating func read(_ node: AttributeSyntax) {
    var seen: [LinkOrigin] = []
    for argument in node.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      isEmpty = false
      guard let literal = LinkLiteral(argument.expression) else {
        diagnostics.append(
          LinkMessage("an origin must be a plain string literal, as it is read at compile time", id: "notALiteral")
            .at(argument.expression))
        continue
      }
      let isScheme = argument.label?.text == "scheme"
      if isScheme, literal.text.hasSuffix("://") {
        let name = String(literal.text.dropLast(3))
        diagnostics.append(
          LinkMessage("the scheme must be written without \"://\"", id: "scheme")
            .at(
              literal, name.utf8.count,
              fixIts: [
                literal.fixIt("write \"\(name)\"", replacing: name.utf8.count..<literal.text.utf8.count, with: "")
              ]))
        continue
      }
      let origin = LinkOrigin(isScheme ? literal.text + "://" : literal.text)
      if isScheme, !origin.isCustomScheme || literal.text.contains("://") {
        diagnostics.append(
          LinkMessage("\(literal.text) links have a host: to fix, write it as an origin", id: "scheme").at(literal, 0))
      } else if let fault = origin.fault(besides: seen) {
        let explanation = fault.explanation
        diagnostics.append(
          LinkMessage("\(explanation.reason): to fix, \(explanation.fix)", id: "origin")
            .at(
              literal, 0,
              fixIts: fault != .badScheme || isScheme || literal.text.contains(":")
                ? []
                : [
                  literal.fixIt("write \"https://\(literal.text)\"", replacing: 0..<0, with: "https://")
                ]))
      } else {
        seen.append(origin)
        origins.append(origin.text)
      }
    }
  }
}
