public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// The screens on a `NavigationStack` of SwiftUI, which the router and the stack both read and change.
///
/// A view binds its stack to ``screens``, and shows each screen with `view(for:)`:
///
/// ```swift
/// struct TeaListView: View {
///   @Bindable var path: HostedPath<ShopScreen>
///
///   var body: some View {
///     NavigationStack(path: $path.screens) {
///       Text("All teas")
///         .navigationDestination(for: ShopScreen.self) { path.view(for: $0) }
///     }
///   }
/// }
/// ```
///
/// A ``HostedStackController`` has the path in the hierarchy of the window. Routes such as `pushOnPath(of:)` change it, and plans,
/// undo, restoration and links treat its screens as those of any stack.
///
/// The class is observable from iOS 17 on, and an `ObservableObject` where there is Combine.
@MainActor
public final class HostedPath<Target: Screen> {
  private var stored: [Target] = []
  /// The `ObservationRegistrar`, or `nil` if the system has none.
  private let registrar: Any?
  /// The controller that has the path in the hierarchy.
  weak var stack: HostedStackController?
  /// The controllers of screens that have just left, which SwiftUI draws until its transition is over.
  var leaving: [UIViewController] = []

  /// Creates an empty path.
  public init() {
    if #available(iOS 17, macCatalyst 17, macOS 14, *) { registrar = ObservationRegistrar() } else { registrar = nil }
  }

  /// The screens over the root of the stack, the visible one last.
  ///
  /// SwiftUI sets a shorter list when the user goes back. A screen that it adds, by a `NavigationLink` with a value, becomes a
  /// navigation of the router: its guards are asked, and its route decides where it is shown. Without a
  /// ``HostedStackController``, as in a preview, the list is what was set.
  ///
  /// ```swift
  /// let path = HostedPath<ShopScreen>()
  /// path.screens.removeAll()  // The user is back at the root of the stack.
  /// ```
  public var screens: [Target] {
    get {
      if #available(iOS 17, macCatalyst 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar {
        registrar.access(self, keyPath: \.screens)
      }
      return stored
    }
    set {
      // A preview of the view has no stack.
      guard let stack else { return store(newValue) }
      let kept = zip(stored, newValue).prefix { $0 == $1 }.count
      if kept < stored.count {
        // A controller without a screen is in the stack, but not in the list.
        let places = stack.viewControllers.dropFirst().enumerated().filter { hasScreen(of: $0.element) }.map(\.offset)
        stack.keep(onPath: kept < places.count ? places[kept] : kept)
      }
      for screen in newValue.dropFirst(kept) { stack.place.go(screen, animated: true, policy: nil) }
    }
  }
}

@available(iOS 17, macCatalyst 17, macOS 14, *)
extension HostedPath: Observable {}

#if canImport(Combine)
  extension HostedPath: ObservableObject {}
#endif

/// A path whose screens a stack changes, whatever their type is.
@MainActor
protocol StackPath: AnyObject {
  var stack: HostedStackController? { get set }

  /// Takes over the screens of controllers, and tells the views that read them.
  func follow(_ viewControllers: [UIViewController], without old: [UIViewController])

  /// Returns a Boolean value that indicates whether a view can show a controller, which needs a screen of the path's type.
  func hasScreen(of viewController: UIViewController) -> Bool
}

extension HostedPath: StackPath {
  func follow(_ viewControllers: [UIViewController], without old: [UIViewController]) {
    keepWhileDrawn(old)
    store(viewControllers.compactMap { $0.screen(as: Target.self) })
  }

  func hasScreen(of viewController: UIViewController) -> Bool { viewController.screen(as: Target.self) != nil }

  /// Replaces the screens, and tells the views that read them.
  private func store(_ screens: [Target]) {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    if #available(iOS 17, macCatalyst 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar {
      registrar.withMutation(of: self, keyPath: \.screens) { stored = screens }
    } else {
      stored = screens
    }
  }

  /// Retains controllers for the time of a transition, where there is SwiftUI to draw them.
  private func keepWhileDrawn(_ old: [UIViewController]) {
    #if canImport(SwiftUI) && canImport(UIKit)
      guard !old.isEmpty else { return }
      leaving = old
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(1))
        if let self, leaving.elementsEqual(old, by: ===) { leaving = [] }
      }
    #endif
  }
}
