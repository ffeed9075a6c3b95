/// An error for a link that waits in the inbox.
struct LinkInQueue: ToolError {
  /// The reasons why the app is not ready, or an empty array if the link waits for another link.
  let reasons: [String]

  var code: String { "waiting" }

  var description: String {
    let end = reasons.isEmpty ? "another link" : "this: \(reasons.joined(separator: ", "))"
    return "It waits in the inbox for the end of \(end). To fix: add the user's steps before it arrives with --after."
  }
}
