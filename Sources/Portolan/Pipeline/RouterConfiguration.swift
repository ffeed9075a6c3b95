/// The configuration of a router's navigations: guards, tasks and observers.
///
/// It is immutable, so that a navigation keeps the configuration that it began with.
@MainActor
final class RouterConfiguration {
  @MainActor
  struct Contents {
    var interceptors: [any RoutingInterceptor<Any?>] = []
    var contextTasks: [any ContextTask<UIViewController, Any?>] = []
    var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
    var observers = Observers()
    var features = FeatureValues()
    var timeout: Duration?
    var takesAlertsAway = false
  }

  private let contents: Contents

  init(_ contents: Contents = Contents()) {
    self.contents = contents
  }

  var interceptors: [any RoutingInterceptor<Any?>] { contents.interceptors }
  var contextTasks: [any ContextTask<UIViewController, Any?>] { contents.contextTasks }
  var postTasks: [any PostRoutingTask<UIViewController, Any?>] { contents.postTasks }
  var observers: Observers { contents.observers }
  var features: FeatureValues { contents.features }
  /// The time that each factory, action and task of the app may take, or `nil` for no limit.
  var timeout: Duration? { contents.timeout }

  /// A Boolean value that indicates whether alerts leave with the screens that show them, as when the owner closes a
  /// screen.
  var takesAlertsAway: Bool { contents.takesAlertsAway }

  func adding(_ interceptor: any RoutingInterceptor<Any?>) -> RouterConfiguration {
    changed { $0.interceptors.append(interceptor) }
  }

  func adding(_ task: any ContextTask<UIViewController, Any?>) -> RouterConfiguration {
    changed { $0.contextTasks.append(task) }
  }

  func adding(_ task: any PostRoutingTask<UIViewController, Any?>) -> RouterConfiguration {
    changed { $0.postTasks.append(task) }
  }

  func adding(_ observer: any RouterObserver) -> RouterConfiguration {
    changed { $0.observers.all.append(observer) }
  }

  var takingAlertsAway: RouterConfiguration { changed { $0.takesAlertsAway = true } }

  func with(timeout: Duration?) -> RouterConfiguration {
    changed { $0.timeout = timeout }
  }

  func changing(_ change: (inout FeatureValues) -> Void) -> RouterConfiguration {
    changed { change(&$0.features) }
  }

  /// The configuration without guards and context tasks, for a navigation whose screens have passed theirs.
  var withoutGuardsAndContextTasks: RouterConfiguration {
    changed {
      $0.interceptors = []
      $0.contextTasks = []
    }
  }

  private func changed(_ change: (inout Contents) -> Void) -> RouterConfiguration {
    var contents = contents
    change(&contents)
    return RouterConfiguration(contents)
  }
}
