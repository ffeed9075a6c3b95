/// The configuration of a router's navigations: guards, tasks and observers.
///
/// It is immutable, so that a navigation keeps the configuration that it began with.
@MainActor
package final class RouterConfiguration {
  @MainActor
  struct Contents {
    var hooks = StepHooks<Any?>()
    var observers = Observers()
    var assemblies = ScreenAssemblies()
    var isOn: @MainActor (_ flag: String) -> Bool = { _ in false }
    var timeout: Duration?
    var takesAlertsAway = false
    var asksScreens = true
    var dismissesAll = false
  }

  private let contents: Contents

  init(_ contents: Contents = Contents()) {
    self.contents = contents
  }

  /// The guards and tasks of all navigations.
  var hooks: StepHooks<Any?> { contents.hooks }
  var observers: Observers { contents.observers }
  /// The root assemblies that build screens.
  var assemblies: ScreenAssemblies { contents.assemblies }
  /// Returns `true` if the feature with a name is on.
  package var isOn: @MainActor (_ flag: String) -> Bool { contents.isOn }
  /// The time that each factory, action and task of the app may take, or `nil` for no limit.
  var timeout: Duration? { contents.timeout }

  /// A Boolean value that indicates whether alerts leave with the screens that show them, as when the owner closes a
  /// screen.
  var takesAlertsAway: Bool { contents.takesAlertsAway }

  /// A Boolean value that indicates whether screens with unsaved changes are asked before they leave.
  var asksScreens: Bool { contents.asksScreens }

  /// A Boolean value that indicates whether modals that stay during navigations are dismissed as well.
  var dismissesAll: Bool { contents.dismissesAll }

  func changingHooks(_ change: (inout StepHooks<Any?>) -> Void) -> RouterConfiguration {
    changed { change(&$0.hooks) }
  }

  func adding(_ observer: any RouterObserver) -> RouterConfiguration {
    changed { $0.observers.all.append(observer) }
  }

  var unobserved: RouterConfiguration { changed { $0.observers = Observers() } }

  var takingAlertsAway: RouterConfiguration { changed { $0.takesAlertsAway = true } }

  var dismissingAll: RouterConfiguration { changed { $0.dismissesAll = true } }

  func asking(_ asksScreens: Bool) -> RouterConfiguration { changed { $0.asksScreens = asksScreens } }

  func with(timeout: Duration?) -> RouterConfiguration {
    changed { $0.timeout = timeout }
  }

  func adding<Target: Screen>(_ source: any AssemblyDataSource<Target>) -> RouterConfiguration {
    changed { $0.assemblies.add(source) }
  }

  package func with(flags isOn: @escaping @MainActor (_ flag: String) -> Bool) -> RouterConfiguration {
    changed { $0.isOn = isOn }
  }

  private func changed(_ change: (inout Contents) -> Void) -> RouterConfiguration {
    var contents = contents
    change(&contents)
    return RouterConfiguration(contents)
  }
}
