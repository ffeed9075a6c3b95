/// What surrounds every navigation of a router: its guards, its tasks, and those who watch.
///
/// Never changed but replaced, so that a navigation keeps those that it began with.
@MainActor
final class RouterSurroundings {
  private(set) var interceptors: [any RoutingInterceptor<Any?>] = []
  private(set) var contextTasks: [any ContextTask<UIViewController, Any?>] = []
  private(set) var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
  private(set) var observers = Observers()
  private(set) var assemblies = ScreenAssemblies()

  init(observers: [any RouterObserver] = []) {
    self.observers.all = observers
  }

  func adding(_ interceptor: any RoutingInterceptor<Any?>) -> RouterSurroundings {
    changed { $0.interceptors.append(interceptor) }
  }

  func adding(_ task: any ContextTask<UIViewController, Any?>) -> RouterSurroundings {
    changed { $0.contextTasks.append(task) }
  }

  func adding(_ task: any PostRoutingTask<UIViewController, Any?>) -> RouterSurroundings {
    changed { $0.postTasks.append(task) }
  }

  func adding(_ observer: any RouterObserver) -> RouterSurroundings {
    changed { $0.observers.all.append(observer) }
  }

  func adding<Target: Screen>(_ source: any AssemblyDataSource<Target>) -> RouterSurroundings {
    changed { $0.assemblies.add(source) }
  }

  /// The same without guards and context tasks, for a navigation whose screens have had theirs.
  var withoutGuardsAndContextTasks: RouterSurroundings {
    changed {
      $0.interceptors = []
      $0.contextTasks = []
    }
  }

  private func changed(_ change: (RouterSurroundings) -> Void) -> RouterSurroundings {
    let copy = RouterSurroundings()
    copy.interceptors = interceptors
    copy.contextTasks = contextTasks
    copy.postTasks = postTasks
    copy.observers = observers
    copy.assemblies = assemblies
    change(copy)
    return copy
  }
}
