/// A message of a macro about a fault.
struct LinkMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  private let id: String

  init(_ message: String, id: String) {
    self.message = message
    self.id = id
  }

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "PortolanMacros", id: id) }
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }

  func at(_ node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: Syntax(node), message: self, notes: notes, fixIts: fixIts)
  }

  /// Returns a diagnostic at a byte of the text between the quotes.
  func at(_ literal: LinkLiteral, _ offset: Int, notes: [Note] = [], fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      node: Syntax(literal.node), position: literal.position(of: offset), message: self, notes: notes, fixIts: fixIts)
  }
}
