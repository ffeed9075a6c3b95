import Portolan
import Testing

@MainActor
@Suite("Windows, scenes and the application", .rule(.windows), .limited)
struct WindowTests {
  @Test("The root appears when its window becomes visible, not before", .tags(.documented))
  func rootAppears() async {
    let journal = Journal()
    let window = UIWindow(frame: .zero)
    window.rootViewController = journal.controller("root")
    await settle()
    #expect(journal.take().filter { $0 != "root didLoad" }.isEmpty)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    await settle()
    #expect(journal.take().suffix(2) == ["root willAppear", "root didAppear"])
  }

  @Test("A new root takes the place of the old", .tags(.documented))
  func newRoot() async {
    let journal = Journal()
    let screen = Screen(journal.controller("old"))
    await settle()
    _ = journal.take()
    let new = journal.controller("new")
    screen.window.rootViewController = new
    await settle()
    #expect(
      journal.take().sorted() == [
        "new didAppear", "new didLoad", "new willAppear", "old didDisappear", "old willDisappear",
      ]
    )
    #expect(new.view.window === screen.window)
    #expect(screen.root.view.window == nil)
  }

  @Test("The key window is found through the scenes", .tags(.documented))
  func keyWindow() throws {
    let screen = Screen()
    let scene = try #require(screen.window.windowScene)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows.contains(screen.window))
    #expect(scene.keyWindow === screen.window)
    let other = Screen()
    #expect(scene.keyWindow === other.window)
    #expect(!screen.window.isKeyWindow)
  }

  @Test("A transition of a window's contents makes its changes and completes", .tags(.documented))
  func contentTransition() async {
    let screen = Screen()
    let next = UIViewController()
    var finished: Bool?
    UIView.transition(with: screen.window, duration: 0, options: .transitionCrossDissolve) {
      screen.window.rootViewController = next
    } completion: {
      finished = $0
    }
    await settle()
    #expect(screen.window.rootViewController === next)
    #expect(finished != nil)
  }

  // Sources: UIWindowScene is documented to have its windows. The suites of two libraries that ran against UIKit show windows that only
  // a local variable held, and find their controllers on screen later.
  @Test("A visible window that nothing holds stays until it is hidden", .headlessOnly, .tags(.observed))
  func unheldWindow() async {
    weak var lost: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      lost = window
    }
    await settle()
    #expect(lost?.rootViewController?.viewIfLoaded?.window === lost)
    lost?.isHidden = true
    #expect(lost == nil)
  }

  #if !canImport(UIKit)
    @Test("A window that the system no longer keeps stays visible as long as it is held", .headlessOnly)
    func unkeptWindow() {
      weak var lost: UIWindow?
      do {
        let window = UIWindow(frame: .zero)
        window.makeKeyAndVisible()
        HeadlessSystem.stopKeeping(window)
        #expect(!window.isHidden)
        lost = window
      }
      #expect(lost == nil)
    }
  #endif

  @Test("A hidden window hides all that was visible in it, and shows it again", .headlessOnly)
  func hidesAndShows() async {
    let journal = Journal()
    let screen = Screen(journal.controller("root"))
    let cover = journal.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    screen.root.present(cover, animated: false, completion: nil)
    await settle()
    cover.present(journal.controller("sheet"), animated: false, completion: nil)
    await settle()
    _ = journal.take()
    screen.window.isHidden = true
    #expect(
      journal.take() == [
        "cover willDisappear", "cover didDisappear", "sheet willDisappear", "sheet didDisappear",
      ]
    )
    screen.window.isHidden = false
    #expect(
      journal.take() == ["cover willAppear", "cover didAppear", "sheet willAppear", "sheet didAppear"]
    )
  }

  @Test("Activities and shortcuts carry the arguments of their initialisers", .tags(.documented))
  func activities() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://store.example/products/42")
    activity.userInfo = ["id": 42]
    #expect(activity.activityType == NSUserActivityTypeBrowsingWeb)
    #expect(activity.userInfo?["id"] as? Int == 42)
    let shortcut = UIApplicationShortcutItem(type: "bag", localizedTitle: "Bag")
    #expect(shortcut.type == "bag")
    #expect(shortcut.localizedTitle == "Bag")
  }
}
