import Testing

extension RevalidationTests {
  /// A row of the table: the screens that are shown, the answers of the guard about them, and the screens that remain.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let shown: [Place]
    var denied: Set<Place> = []
    var redirected: [Place: Place] = [:]
    /// The screens of each stack and of each modal afterwards.
    let remaining: [[Place]]
    /// The screen that the navigation reaches.
    let top: Place
    var root = Place.tabs
    /// The parts of the plan, if they are pinned.
    var plan: (destination: String?, dismissed: [Place], removed: [Place])?
    /// The controllers that the events name as revealed, if they are pinned.
    var revealed: [String]?
    /// The screens that the guard is asked about, if they are pinned.
    var asked: [Place]?

    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(
      name: "the top of a stack is popped", shown: [.order(id: 1), .order(id: 2)], denied: [.order(id: 2)],
      remaining: [[.home, .order(id: 1)], [.bag]], top: .order(id: 1), plan: (nil, [], [.order(id: 2)])),
    Row(
      name: "a screen in the middle of a stack takes those above it, which are not asked, and the modals over them",
      shown: [.order(id: 1), .order(id: 2), .sheet], denied: [.order(id: 1)], remaining: [[.home], [.bag]], top: .home,
      plan: (nil, [.sheet], [.order(id: 1), .order(id: 2)]), asked: [.tabs, .home, .order(id: 1), .bag]),
    Row(
      name: "a screen of a hidden tab leaves its stack, and the modal over the visible tab stays",
      shown: [.bag, .order(id: 1), .order(id: 2), .home, .sheet], denied: [.order(id: 1)],
      remaining: [[.home], [.bag], [.sheet]], top: .sheet, plan: (nil, [], [.order(id: 1), .order(id: 2)]),
      revealed: ["PageViewController"]),
    Row(
      name: "screens of several stacks and a modal leave in one navigation",
      shown: [.bag, .order(id: 1), .home, .order(id: 2), .form], denied: [.order(id: 1), .order(id: 2), .form],
      remaining: [[.home], [.bag]], top: .home),
    Row(
      name: "the guard of a route is asked, too", shown: [.forbidden], remaining: [[.home], [.bag]], top: .home),
    Row(
      name: "a redirection is followed from the remaining screens, and its guard is not asked again",
      shown: [.order(id: 1), .order(id: 2), .sheet], redirected: [.order(id: 1): .login],
      remaining: [[.home, .login], [.bag]], top: .login, asked: [.tabs, .home, .order(id: 1), .bag]),
    Row(
      name: "a guard that redirects every screen but one is no circle", shown: [.order(id: 1)],
      redirected: [.order(id: 1): .login, .login: .login], remaining: [[.home, .login], [.bag]], top: .login),
    Row(
      name: "the plan of a redirection names the screens that leave and the new destination",
      shown: [.order(id: 1), .sheet], redirected: [.order(id: 1): .form], remaining: [[.home], [.bag], [.form]],
      top: .form, plan: ("form", [.sheet], [.order(id: 1)])),
    Row(
      name: "a redirection to a screen that would leave builds it anew", shown: [.order(id: 1), .login],
      redirected: [.order(id: 1): .login], remaining: [[.home, .login], [.bag]], top: .login),
    Row(
      name: "a redirection of a hidden tab only removes its screen", shown: [.bag, .order(id: 1), .home],
      redirected: [.order(id: 1): .login], remaining: [[.home], [.bag]], top: .home),
    Row(
      name: "a redirection whose route replaces the root does not remove a screen that refuses to leave",
      shown: [.bag, .order(id: 1), .home, .sheet], denied: [.bag, .order(id: 1)], redirected: [.home: .welcome],
      remaining: [], top: .welcome, root: .welcome),
    Row(
      name: "a redirection whose route replaces the first screen of a tab takes it", shown: [.order(id: 1)],
      redirected: [.home: .start], remaining: [[.start], [.bag]], top: .start),
  ]
}
