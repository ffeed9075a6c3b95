/// What was opened is being carried out, and something on the way waits: a guard that asks the user, say.
struct StillUnderWay: CodedFault {
  /// What the user sees on top; `nil` where there is nothing.
  let top: String?

  var code: String { "underWay" }

  var description: String {
    let place = top.map { ", with \($0) on top" } ?? ""
    return """
      It is under way and waits for the user\(place). To fix: say with show --then, or in a story, what the user does; \
      have the app's settle() wait for what is no user, such as a server.
      """
  }
}
