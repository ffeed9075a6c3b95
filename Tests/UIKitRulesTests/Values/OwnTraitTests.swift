import Portolan
import Testing

// Source: developer.apple.com/documentation/uikit/uitraitchangeobservable, …/uitraitdefinition and …/uitraitoverrides-swift.protocol.
@MainActor
@Suite("Traits of an app's own", .rule(.values), .tags(.documented), .limited)
struct OwnTraitTests {
  @available(iOS 17, *)
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @MainActor
  private final class Log {
    var changes: [String] = []
  }

  private let log = Log()
  private let parent = UIViewController()
  private let child = UIViewController()
  private let view = UIView()

  init() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(view)
  }

  @Test("A trait of the app's own has its default value until it is set, and then that value in all that is below")
  @available(iOS 17, *)
  func values() async {
    let screen = Screen(parent)
    await settle()
    #expect(view.traitCollection[Density.self] == 1)
    parent.traitOverrides[Density.self] = 3
    await settle()
    #expect(child.traitCollection[Density.self] == 3)
    #expect(view.traitCollection[Density.self] == 3)
    #expect(screen.window.traitCollection[Density.self] == 1)
  }

  @Test(
    "A change of a registered trait calls the handler with the object and its previous traits, and no other change does"
  )
  @available(iOS 17, *)
  func registration() async {
    let screen = Screen(parent)
    let log = log
    await settle()
    let registration = child.registerForTraitChanges([Density.self]) { (page: UIViewController, previous) in
      log.changes.append("\(previous[Density.self]) > \(page.traitCollection[Density.self])")
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in log.changes.append("width") }
    parent.traitOverrides[Density.self] = 2
    await settle()
    #expect(log.changes == ["1 > 2"])
    parent.traitOverrides.horizontalSizeClass = .compact
    await settle()
    #expect(log.changes == ["1 > 2", "width"])
    child.unregisterForTraitChanges(registration)
    parent.traitOverrides[Density.self] = 4
    await settle()
    #expect(log.changes.count == 2)
    withExtendedLifetime(screen) {}
  }

  @Test("A change above an object that has its own value of a trait calls no handler for that trait")
  @available(iOS 17, *)
  func ownValue() async {
    let screen = Screen(parent)
    let log = log
    await settle()
    child.traitOverrides[Density.self] = 2
    await settle()
    child.registerForTraitChanges([Density.self]) { (_: UIViewController, _) in log.changes.append("child") }
    view.registerForTraitChanges([Density.self]) { (_: UIView, _) in log.changes.append("view") }
    parent.traitOverrides.horizontalSizeClass = .compact
    parent.traitOverrides[Density.self] = 5
    await settle()
    #expect(log.changes == [])
    child.traitOverrides[Density.self] = 3
    await settle()
    #expect(Set(log.changes) == ["child", "view"])
    withExtendedLifetime(screen) {}
  }

  #if !canImport(UIKit)
    private final class Page: UIViewController, InterfaceBuilderConnecting {
      var heard: [String] = []

      func perform(action: String, sender: AnyObject?) -> Bool {
        heard.append("\(action) \(sender === self)")
        return true
      }
    }

    @Test("A change of a registered trait sends an action to the target, or to the object itself", .headlessOnly)
    func actions() async {
      let page = Page()
      let screen = Screen(page)
      await settle()
      page.registerForTraitChanges([Density.self], action: Selector(("changed")))
      parent.registerForTraitChanges([Density.self], target: page, action: Selector(("changed:")))
      page.traitOverrides[Density.self] = 2
      parent.traitOverrides[Density.self] = 2
      await settle()
      #expect(page.heard == ["changed true", "changed: false"])
      withExtendedLifetime(screen) {}
    }
  #endif
}
