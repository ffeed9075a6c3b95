public import Portolan

/// The screen with all products.
public final class CatalogueViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Catalogue"
  }

  /// Creates the screen from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Catalogue"
  }
}
