/// The configuration of a router's navigations: guards, tasks and observers.
///
/// It is immutable, so that a navigation keeps the configuration that it began with.
@MainActor
@dynamicMemberLookup
package final class RouterConfiguration {
  @MainActor
  package struct Contents {
    /// The guards and tasks of all navigations.
    var hooks = StepHooks<Any?>()
    package var observers = EventListeners()
    /// A closure that answers in place of the guards of a request with a number, for a replay.
    ///
    /// Screens are then not asked, either.
    package var script: (@MainActor (_ request: Int) throws -> Work<InterceptorAnswer>)?
    /// The root assemblies that build screens.
    package var assemblies = ScreenAssemblies()
    /// The source of the feature flags, a type of PortolanFlows, or `nil` if all features are off.
    package var flags: AnyObject?
    /// The time that each factory, action and task of the app may take, or `nil` for no limit.
    var timeout: Duration?
  }

  private let contents: Contents

  init(_ contents: Contents = Contents()) { self.contents = contents }

  package subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value { contents[keyPath: path] }

  /// Returns a copy with a change.
  package func changing(_ change: (inout Contents) -> Void) -> RouterConfiguration {
    var contents = contents
    change(&contents)
    return RouterConfiguration(contents)
  }
}
