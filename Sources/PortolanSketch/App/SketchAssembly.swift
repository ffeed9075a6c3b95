#if !canImport(UIKit)
  import Portolan

  /// The root assembly of a sketch that builds a placeholder for each screen.
  @MainActor
  final class SketchAssembly<AppScreen: Screen>: AssemblyDataSource {
    weak var world: SketchWorld<AppScreen>?
    private let sketch: @Sendable (AppScreen) -> Sketch<AppScreen>

    init(sketch: @escaping @Sendable (AppScreen) -> Sketch<AppScreen>) { self.sketch = sketch }

    func getAssembly(key screen: AppScreen) -> (any Assembly)? { InlineAssembly { self.make(screen) } }

    /// Builds the placeholder of a screen that is no case of the enum.
    func build(_ page: SketchPage<AppScreen>) -> UIViewController {
      placeholder(page.title, page.title, caption: [], page.sketch)
    }

    private func make(_ screen: AppScreen) -> UIViewController {
      let sketch = sketch(screen)
      switch sketch.kind {
      case .built(let make): return make()
      case .page:
        let link = world.flatMap { try? $0.links.print(screen) }
        let name = ValueText.of(screen)
        return placeholder(name, SketchTitle.of(screen), caption: [name] + [link].compactMap(\.self), sketch)
      case .tabs(let screens, let bare):
        let tabs = UITabBarController()
        tabs.viewControllers = screens.map { bare.contains($0) ? buildController(for: $0) : part($0) }
        return tabs
      case .split(let list, let detail): return ListFirst(part(list), detail.map(part))
      case .oneOf(let screens): return OneOf(screens.map(part))
      }
    }

    /// Builds a part of a container, in a navigation controller unless it is a container itself.
    private func part(_ screen: AppScreen) -> UIViewController {
      let controller = buildController(for: screen)
      return sketch(screen).isPage ? UINavigationController(rootViewController: controller) : controller
    }

    private func placeholder(
      _ name: String, _ title: String, caption: [String], _ sketch: Sketch<AppScreen>
    ) -> UIViewController {
      let buttons = sketch.buttons.map { button in
        Placeholder.Button(
          title: button.title,
          isEnabled: { [weak world] in world?.holds(button.condition, at: $0) ?? false },
          perform: { [weak world] in world?.start(button.actions, at: $0) })
      }
      let placeholder = Placeholder(
        name: name, title: sketch.title ?? title, caption: caption, fields: sketch.fields.map(\.name), buttons: buttons)
      placeholder.question = sketch.question
      // The launch may wait for the user, such as at a login.
      placeholder.appeared = { [weak world] in world?.arrival.end(with: .success(())) }
      if let stays = sketch.stays {
        placeholder.staysNow = { [weak world] in world?.holds(stays, at: $0) ?? false }
      }
      if let (delay, actions) = sketch.departure {
        placeholder.later = (delay, { [weak world] in world?.start(actions, at: $0) })
      }
      world?.adopt(placeholder)
      return placeholder
    }
  }
#endif
