#if !canImport(UIKit)
  import Portolan

  extension SketchGraph {
    /// The graph of the sketch that is made once.
    ///
    /// Commands and tests of the main actor read it, as routes belong to the main actor.
    static var shared: SketchGraph {
      MainActor.assumeIsolated {
        let key = ObjectIdentifier(Tool.self)
        let graph = SketchGraphs.known[key] as? SketchGraph ?? SketchGraph()
        SketchGraphs.known[key] = graph
        return graph
      }
    }

    /// Returns the screens that a container shows at the launch, or the screen itself.
    static func leaves(of screen: AppScreen) -> [AppScreen] {
      let sketch = Tool.sketch(of: screen)
      return switch sketch.kind {
      case .page, .built: [screen]
      case .tabs(let screens, _): screens.flatMap(leaves)
      case .split, .oneOf: sketch.parts.first.map(leaves) ?? []
      }
    }

    /// Returns the number of controllers of a screen at the launch, with those in it.
    static func controllers(in screen: AppScreen) -> Int {
      let sketch = Tool.sketch(of: screen)
      let (bare, isSplitInHalf): (Set<AppScreen>, Bool) =
        switch sketch.kind {
        case .tabs(_, let bare): (bare, false)
        case .split(_, let detail): ([], detail == nil)
        case .page, .built, .oneOf: ([], false)
        }
      return sketch.parts.reduce(isSplitInHalf ? 2 : 1) { count, part in
        let hasBar = Tool.sketch(of: part).isPage && !bare.contains(part)
        return count + controllers(in: part) + (hasBar ? 1 : 0)
      }
    }
  }

  /// The graphs of all sketches, by their types.
  @MainActor
  private enum SketchGraphs {
    static var known: [ObjectIdentifier: any Sendable] = [:]
  }
#endif
