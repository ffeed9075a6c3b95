public import Portolan
public import StoreLinks

/// One port: the second column.
public final class CityViewController: UIViewController, HierarchyDescribing {
  /// The port on show.
  public let city: City

  init(_ city: City) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    title = city.name
  }

  /// Not made from archives, as it needs the port.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "We deliver to \(city.name)."
    label.frame = view.bounds
    view.addSubview(label)
  }

  public var hierarchyDescription: String { city.name }
}
