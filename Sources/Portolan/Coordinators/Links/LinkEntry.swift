/// A link in an inbox, with those who want to know what becomes of it.
@MainActor
final class LinkEntry<Link> {
  let link: Link
  /// Whether a newer link has taken its place while it was under way.
  var isSuperseded = false
  /// Whether nobody wants it any more, while it is under way.
  var isAbandoned = false
  private(set) var isSettled = false
  private var askers: [@MainActor (LinkAnswer) -> Void] = []
  /// How many have handed the same link in.
  private var wanted = 1

  init(_ link: Link, answer: (@MainActor (LinkAnswer) -> Void)?) {
    self.link = link
    if let answer { askers.append(answer) }
  }

  /// Takes in another one who has handed in the same.
  func join(_ answer: (@MainActor (LinkAnswer) -> Void)?) {
    wanted += 1
    if let answer { askers.append(answer) }
  }

  /// - Returns: Whether nobody is left who wants it.
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
