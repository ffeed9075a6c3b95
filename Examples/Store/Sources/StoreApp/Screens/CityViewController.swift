public import Portolan
public import StoreLinks

/// The second column, with one port.
public final class CityViewController: UIViewController, HierarchyDescribing {
  /// The port that the screen shows.
  public let city: City

  init(_ city: City) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    title = city.name
  }

  /// Returns `nil`, since the screen needs the port.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "We deliver to \(city.name)."
    label.frame = view.bounds
    view.addSubview(label)
  }

  /// The name of the port.
  public var hierarchyDescription: String { city.name }
}
