public import Portolan

/// One port: the second column. The screen that is there takes the next port in the place of the last.
public final class CityViewController: UIViewController, ContextAccepting, HierarchyDescribing {
  /// The port on show; `nil` until the route has handed it over.
  public private(set) var city: City?

  public func setup(with context: City) {
    city = context
    title = context.name
  }

  public var hierarchyDescription: String { city?.name ?? "none" }
}
