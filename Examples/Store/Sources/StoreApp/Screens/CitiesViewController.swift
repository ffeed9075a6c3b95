public import Portolan

/// The ports where the shop delivers: the first column.
public final class CitiesViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

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
