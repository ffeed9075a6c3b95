public import Portolan

/// What the shop greets with; its view comes from `HomeViewController.xib`.
public final class HomeViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Home"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Home"
  }
}
