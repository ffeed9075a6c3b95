/// A link in an inbox, with the closures that wait for its answer.
@MainActor
final class LinkEntry<Link> {
  let link: Link
  /// The surroundings of the code that has added the link; the link is performed in them.
  let scope = RequestScope.current
  /// A Boolean value that indicates whether a newer link replaced this one while it was under way.
  var isSuperseded = false
  /// A Boolean value that indicates whether all its requests were withdrawn while it was under way.
  var isAbandoned = false
  private(set) var isSettled = false
  private var askers: [@MainActor (LinkAnswer) -> Void] = []
  /// The number of requests for this link that have not been withdrawn.
  private var wanted = 1

  init(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)?) {
    self.link = link
    if let answer { askers.append(answer) }
  }

  /// Adds another request for the same link.
  func join(_ answer: (@MainActor (LinkAnswer) -> Void)?) {
    wanted += 1
    if let answer { askers.append(answer) }
  }

  /// Withdraws one request.
  ///
  /// - Returns: `true` if no request is left.
  func leave() -> Bool {
    wanted -= 1
    return wanted == 0
  }

  func settle(with answer: LinkAnswer) {
    guard !isSettled else { return }
    isSettled = true
    let askers = askers
    self.askers = []
    for tell in askers { tell(answer) }
  }
}
