#if !canImport(UIKit)
  import Portolan

  /// A screen of a generated app.
  enum GeneratedScreen: Screen, Codable {
    /// The root, whose assembly builds the whole shape of the app.
    case root
    /// A screen that the assembly of the root builds.
    case place(Int)
    /// A screen in a tab that creates its controller when it is selected.
    case tab(Int)
    /// A detail of a place, alone or in a navigation controller of its own.
    case detail(of: Int, id: Int, inStack: Bool)
    /// A screen that is pushed onto a place.
    case page(on: Int, id: Int)
    /// A screen that is pushed where the user is.
    case leaf(Int)
    case sheet(inStack: Bool)

    var assembly: any Assembly {
      let screen = self
      return InlineAssembly {
        guard screen == .root else { return UIViewController() }
        return GeneratedApp.current.shape.build()
      }
    }

    var route: Route<Self> {
      switch self {
      case .root: .root
      case .place: .part(of: .root)
      case .tab(let number): .tab("tab \(number)", of: .root)
      case .detail(let place, _, inStack: false): .detail(of: .place(place))
      case .detail(let place, _, inStack: true):
        Route {
          $0.using(.push).from(.navigationController)
            .using(.pushToDetails).from(Route.step(to: .place(place)).expectingContainer())
            .assemble()
        }
      case .page(let place, _): .push(onto: .place(place))
      case .leaf: .push
      case .sheet(inStack: false): .present
      case .sheet(inStack: true): .presentInNavigation
      }
    }
  }
#endif
