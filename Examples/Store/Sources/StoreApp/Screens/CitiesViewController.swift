public import Portolan

/// The first column, with the ports to which the shop delivers.
public final class CitiesViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates the screen from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title = "Cities"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close") { [weak self] in
      self?.presentingViewController?.dismiss(animated: true)
    }
  }
}
