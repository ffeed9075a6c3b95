import Foundation
import Portolan
import Testing

@MainActor
@Suite("Storing and restoring which screens are where", .limited)
struct NavigationStateTests {
  typealias State = NavigationState<ShopScreen>

  private let app = ShopApp()

  /// Ways to get somewhere, one after another.
  nonisolated static let walks: [[ShopScreen]] = [
    [.home], [.bag], [.home, .product(id: 1), .product(id: 2)], [.bag, .product(id: 3)], [.login], [.forgotPassword],
    [.home, .login, .forgotPassword], [.home, .help], [.home, .product(id: 4), .help, .login], [.bag, .modalBag],
    [.home, .login, .modalBag], [.home, .product(id: 9), .bag],
  ]

  @discardableResult
  private func restored(_ state: State, into fresh: ShopApp) async throws -> RestorationReport<ShopScreen> {
    fresh.window.rootViewController = nil
    return try await fresh.router.restore(state)
  }

  @Test("A stored hierarchy is there again in a fresh window", arguments: walks)
  func roundTrip(walk: [ShopScreen]) async throws {
    for screen in walk { try await app.go(screen) }
    let data = try State(of: app.window).json()
    let fresh = ShopApp()
    let report = try await restored(try State(json: data), into: fresh)
    #expect(HierarchySnapshot(of: fresh.window) == HierarchySnapshot(of: app.window))
    #expect(report.dropped.map(\.description) == [])
    #expect(Set(fresh.screens).isSubset(of: report.restored))
    #expect(State(of: fresh.window) == State(of: app.window))
  }

  @Test("A window lets the placeholder of a restoration go once the restored root is in its place")
  func placeholder() async throws {
    try await app.go(.home)
    let fresh = ShopApp()
    fresh.window.rootViewController = nil
    weak var placeholder: UIViewController?
    var isSeen = false
    fresh.router.add(
      InlineInterceptor<Any?> { _ in
        placeholder = fresh.window.rootViewController
        isSeen = placeholder != nil
        return .proceed
      })
    try await fresh.router.restore(State(of: app.window))
    #expect(isSeen)
    #expect(placeholder == nil)
  }

  @Test("A screen that a guard denies is left out with the screens and the modals on top of it, and reported")
  func denied() async throws {
    try await SignedIn.$isSignedIn.withValue(true) {
      try await app.go(.settings)
      try await app.go(.product(id: 5))
      try await app.go(.login)
    }
    let fresh = ShopApp()
    let report = try await restored(State(of: app.window), into: fresh)
    #expect(fresh.screens == [.home])
    #expect(
      report.dropped.map(\.description) == [
        "settings: a guard denied it: Denied()", "product(id: 5): the screen below it on the stack is not restored",
        "login: its container is not restored",
      ])
  }

  @Test("A guard of the router is told each screen; one that sends it elsewhere keeps it out")
  func redirected() async throws {
    try await app.go(.home)
    try await app.go(.login)
    let fresh = ShopApp()
    fresh.router.add(
      InlineInterceptor<Any?> { $0 as? ShopScreen == .login ? .redirect(to: ShopScreen.bag) : .proceed })
    let report = try await restored(State(of: app.window), into: fresh)
    #expect(fresh.screens == [.home])
    #expect(report.dropped.map(\.description) == ["login: a guard redirects it to bag"])
  }

  @Test("A screen that is no more, and a controller that never was one, are left out and reported")
  func lost() async throws {
    let json = """
      {"format":1,"version":1,"root":{"container":"navigation","stack":true,"children":[
        {"screen":{"product":{"id":1}}},{"screen":{"wishlist":{}}},{"screen":{"product":{"id":2}}}],
       "presented":[{"lost":"UIViewController"}],"style":1}}
      """
    let report = try await restored(State(json: Data(json.utf8)), into: app)
    #expect(app.screens == [.product(id: 1)])
    #expect(
      report.dropped.map(\.description) == [
        "wishlist: it is not a screen of this app",
        "product(id: 2): the screen below it on the stack is not restored",
        "UIViewController: it is not a screen of this app",
      ])
  }

  @Test("A container of a kind that this version does not know is lost with its contents, and reported")
  func unknownContainer() async throws {
    let carousel = #"{"container":"carousel","pace":2,"selected":0,"children":[{"screen":{"product":{"id":2}}}]}"#
    let json = """
      {"format":1,"version":1,"root":{"container":"tabs","selected":1,"children":[\(carousel),
        {"container":"navigation","stack":true,"children":[{"screen":{"product":{"id":1}}},\(carousel)]}]}}
      """
    let state = try State(json: Data(json.utf8))
    #expect(try State(json: state.json()) == state)
    let report = try await restored(state, into: app)
    #expect(app.screens == [.product(id: 1)])
    let lines = [
      "carousel: it is not a screen of this app",
      "product(id: 2): its container is not restored",
    ]
    #expect(report.dropped.map(\.description) == lines + lines)
    #expect(report.restored == [.product(id: 1)])
  }

  @Test("A modal of a container that has lost its contents is left out with it, and nothing moves")
  func emptied() async throws {
    let json = """
      {"format":1,"version":1,"root":{"container":"navigation","stack":true,"children":[{"screen":{"wishlist":{}}}],
       "presented":[{"screen":{"login":{}}}],"style":1}}
      """
    let before = HierarchySnapshot(of: app.window)
    let report = try await app.router.restore(State(json: Data(json.utf8)))
    #expect(
      report.dropped.map(\.description) == [
        "wishlist: it is not a screen of this app",
        "login: its presenter is not restored",
      ])
    #expect(HierarchySnapshot(of: app.window) == before)
  }

  @Test("The style in which a screen is presented comes back")
  func style() async throws {
    try await app.go(.help)
    var state = State(of: app.window)
    state.root?.presented?.style = UIModalPresentationStyle.overFullScreen.rawValue
    let fresh = ShopApp()
    try await restored(state, into: fresh)
    #expect(fresh.window.rootViewController?.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test("A container of an app's own class is no plain container", arguments: [true, false])
  func ownClasses(isInside: Bool) {
    final class Tabs: UITabBarController {}
    final class Stack: UINavigationController {}
    final class Split: UISplitViewController {}
    for own in [Tabs(), Stack(), Split()] {
      let outer = UITabBarController()
      if isInside { outer.viewControllers = [own] }
      app.window.rootViewController = isInside ? outer : own
      let root = State(of: app.window).root
      let node = isInside ? root?.children.first : root
      #expect(node?.content == .lost("\(type(of: own))"))
    }
  }

  #if !canImport(UIKit)
    @Test("A modal that is on its way out is not stored")
    func leavingModal() async throws {
      try await app.go(.login)
      let clock = ManualTransitionClock()
      app.window.headless.transitionClock = clock
      app.dismissAnimated()
      #expect(app.window.rootViewController?.presentedViewController?.isBeingDismissed == true)
      #expect(State(of: app.window).root?.presented == nil)
      clock.runToEnd()
    }
  #endif

  @Test("Where nothing can be restored, nothing moves")
  func nothing() async throws {
    app.window.rootViewController = UIViewController()
    let before = HierarchySnapshot(of: app.window)
    let report = try await app.router.restore(State(of: app.window))
    #expect(report.restored.isEmpty)
    #expect(report.dropped.map(\.name) == ["UIViewController"])
    #expect(HierarchySnapshot(of: app.window) == before)
    #expect(try await app.router.restore(State(root: nil)).dropped.isEmpty)
  }

  @Test("A tab that the assembly has come to bring stays, although it was not stored")
  func newTab() async throws {
    try await app.go(.home)
    var state = State(of: app.window)
    state.root?.children.removeLast()
    let fresh = ShopApp()
    try await restored(state, into: fresh)
    #expect((fresh.window.rootViewController as? UITabBarController)?.viewControllers?.count == 2)
  }

  @Test("A restoration that fails leaves the window as it was")
  func failing() async throws {
    struct Failure: Error {}
    try await app.go(.login)
    let state = State(of: app.window)
    for isFresh in [true, false] {
      let other = ShopApp()
      if isFresh { other.window.rootViewController = nil }
      other.router.add(InlineContextTask<UIViewController, Any?> { _, _ in throw Failure() })
      let before = HierarchySnapshot(of: other.window)
      await #expect(throws: Failure.self) { try await other.router.restore(state) }
      #expect(HierarchySnapshot(of: other.window) == before)
    }
  }

  @Test("The document has sorted keys and nothing that goes without saying")
  func document() async throws {
    try await app.go(.product(id: 42))
    let json = String(decoding: try State(of: app.window).json(version: 3), as: UTF8.self)
    let style = app.window.rootViewController?.presentedViewController?.modalPresentationStyle.rawValue ?? 0
    #expect(
      json == #"{"format":1,"root":{"presented":[{"children":[{"screen":{"product":{"id":42}}}],"container":"#
        + #""navigation","stack":true}],"screen":{"launch":{}},"style":\#(style)},"version":3}"#)
  }

  @Test(
    "A document that cannot be read is refused, and the error names the fault",
    arguments: [
      ("", NavigationStateError.Code.corrupt, "the document is not JSON, is incomplete, or is nested too deeply"),
      ("{\"format\":1,\"version\":1,\"root\":{\"screen\":", .corrupt, "the document is not JSON, is incomplete"),
      ("[]", .corrupt, "this is not a stored navigation state: the document is [], and must be an object"),
      ("{\"version\":1}", .corrupt, "\"format\" is missing, and must be a whole number"),
      ("{\"format\":\"1\",\"version\":1}", .corrupt, "\"format\" is \"1\", and must be a whole number"),
      ("{\"format\":1e99,\"version\":1}", .corrupt, "\"format\" is 1e+99, and must be a whole number"),
      ("{\"format\":1,\"version\":null}", .corrupt, "\"version\" is null, and must be a whole number"),
      ("{\"format\":1,\"version\":1,\"root\":7}", .corrupt, "\"root\" is 7, and must be an object"),
      (
        "{\"format\":1,\"version\":1,\"root\":{\"children\":[]}}", .corrupt,
        "\"root\" is {\"children\":[]}, and must have one of the keys \"screen\", \"container\" and \"lost\""
      ),
      (
        "{\"format\":1,\"version\":1,\"root\":{\"container\":\"tabs\",\"selected\":3}}", .corrupt,
        "\"root.selected\" is 3, and must be left out, because there are no children to select"
      ),
      // On Linux the decoder reads the first of two lists, and the error looks for the value in the last one.
      (
        "{\"format\":1,\"version\":1,\"root\":{\"container\":\"tabs\",\"children\":[7],\"children\":[]}}", .corrupt,
        "\"root.children[0]\" must be an object"
      ),
      ("{\"format\":2,\"version\":1}", .newer, "stored in format 2, and this library reads 1"),
      ("{\"format\":0,\"version\":1}", .older, "stored in format 0"),
      ("{\"format\":1,\"version\":2}", .newer, "stored by version 2 of the screens, and the current version is 1"),
      ("{\"format\":1,\"version\":0}", .older, "stored by version 0 of the screens, and the current version is 1"),
    ])
  func refused(json: String, code: NavigationStateError.Code, reason: String) {
    let error = #expect(throws: NavigationStateError.self) { try State(json: Data(json.utf8)) }
    #expect(error?.code == code)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test(
    "The part of a document that is wrong is named by its place, in words of the document",
    arguments: [
      ("7", "\"root.children[1]\" is 7, and must be an object"),
      ("{\"lost\":7}", "\"root.children[1].lost\" is 7, and must be text"),
      ("{\"container\":[]}", "\"root.children[1].container\" is [], and must be text"),
      ("{\"container\":\"tabs\",\"children\":{}}", "\"root.children[1].children\" is {}, and must be a list"),
      (
        "{\"container\":\"tabs\",\"children\":[{\"lost\":\"A\"},{\"lost\":\"B\"}],\"selected\":-1}",
        "\"root.children[1].selected\" is -1, and must be the position of a child, from 0 to 1"
      ),
      ("{\"container\":\"tabs\",\"selected\":1.5}", "\"root.children[1].selected\" is 1.5, and must be a whole number"),
      ("{\"container\":\"tabs\",\"stack\":1}", "\"root.children[1].stack\" is 1, and must be true or false"),
      ("{\"lost\":\"A\",\"presented\":{}}", "\"root.children[1].presented\" is {}, and must be a list"),
      (
        "{\"lost\":\"A\",\"presented\":[{\"lost\":\"B\"}]}",
        "\"root.children[1].style\" is missing, and must be a whole number"
      ),
      (
        "{\"lost\":\"A\",\"presented\":[{}],\"style\":1}",
        "\"root.children[1].presented[0]\" is {}, and must have one of the keys \"screen\", \"container\" and \"lost\""
      ),
    ])
  func place(child: String, words: String) throws {
    let root = "{\"container\":\"tabs\",\"children\":[{\"lost\":\"A\"},\(child)]}"
    let json = Data("{\"format\":1,\"version\":1,\"root\":\(root)}".utf8)
    let error = #expect(throws: NavigationStateError.self) { try State(json: json) }
    #expect(
      error?.description
        == "Cannot restore: this is not a stored navigation state: \(words). To fix: start from the first "
        + "screen and store the state again, or correct the document if it was written by hand.")
    let migrated = #expect(throws: NavigationStateError.self) { try State(json: json, version: 2) { _, _ in json } }
    #expect(migrated?.reason == error?.reason)
    #expect(migrated?.fix == "correct it in the document that the migrating closure returns")
  }

  @Test("Every part of a document is refused, and none ends the program")
  func truncated() async throws {
    try await app.go(.home)
    try await app.go(.product(id: 42))
    let data = try State(of: app.window).json()
    for count in data.indices {
      #expect(throws: NavigationStateError.self) { try State(json: data.prefix(count)) }
    }
  }

  @Test("A huge document and a deep one are refused")
  func huge() {
    let large = Data(repeating: UInt8(ascii: " "), count: 1 << 20 + 1)
    #expect(throws: NavigationStateError.self) { try State(json: large) }
    let node = "{\"container\":\"tabs\",\"children\":["
    let deep = "{\"format\":1,\"version\":1,\"root\":" + String(repeating: node, count: 20_000)
    #expect(throws: NavigationStateError.self) { try State(json: Data(deep.utf8)) }
    let closed = deep + String(repeating: "]}", count: 20_000) + "}"
    #expect(throws: NavigationStateError.self) { try State(json: Data(closed.utf8)) }
  }

  @Test("A document that could not be read again is not written")
  func hugeState() throws {
    let products = (0..<40_000).map { State.Node(.screen(.product(id: $0))) }
    var state = State(root: State.Node(.container(.navigation), children: Array(products.prefix(100)), isStack: true))
    #expect(try State(json: state.json()) == state)
    state.root?.children = products
    let error = #expect(throws: NavigationStateError.self) { try state.json() }
    #expect(error?.code == .tooLarge)
  }

  @Test("An older document is migrated where the app knows how")
  func migrated() throws {
    let old = Data(#"{"format":1,"version":1,"root":{"screen":{"item":{"id":6}}}}"#.utf8)
    let state = try State(json: old, version: 2) { document, version in
      #expect(version == 1)
      return Data(String(decoding: document, as: UTF8.self).replacingOccurrences(of: "item", with: "product").utf8)
    }
    #expect(state.root?.content == .screen(.product(id: 6)))
  }
}
