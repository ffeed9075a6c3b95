/// An error for a link that is in progress but waits for the user, for example in a guard.
struct LinkInProgress: ToolError {
  /// The name of the screen on top, or `nil` if there is none.
  let top: String?

  var code: String { "underWay" }

  var description: String {
    let place = top.map { ", with \($0) on top" } ?? ""
    return """
      It is in progress and waits for the user\(place). To fix: add the user's next step with show --then or in a story; \
      if it waits for something else, such as a server, let the app's settle() wait for that.
      """
  }
}
