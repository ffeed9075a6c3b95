public import Portolan

/// One port: the second column. The screen that is there takes the next port in the place of the last.
public final class CityViewController: UIViewController, ContextAccepting, HierarchyDescribing {
  /// The port on show; `nil` until the route has handed it over.
  public private(set) var city: City?

  private let label = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    view.addSubview(label)
  }

  public func setup(with context: City) {
    city = context
    title = context.name
    label.text = "We deliver to \(context.name)."
  }

  public var hierarchyDescription: String { city?.name ?? "none" }
}
