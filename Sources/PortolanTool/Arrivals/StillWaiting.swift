/// What was opened waits in the inbox.
struct StillWaiting: CodedFault {
  /// Why the app is not ready; empty where it waits for another link.
  let reasons: [String]

  var code: String { "waiting" }

  var description: String {
    let end = reasons.isEmpty ? "another link" : "this: \(reasons.joined(separator: ", "))"
    return "It waits in the inbox for the end of \(end). To fix: say with --after what the user does before it arrives."
  }
}
