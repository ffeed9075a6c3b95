public import Portolan

/// All that there is to buy.
public final class CatalogueViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Catalogue"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Catalogue"
  }
}
