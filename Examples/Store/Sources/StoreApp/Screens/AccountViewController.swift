public import Portolan
import StoreLinks

/// What the shop knows of the customer, and the way to the settings.
public final class AccountViewController: UIViewController {
  private var shop: Shop?
  private let label = UILabel()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Account"
  }

  /// - Parameters:
  ///   - shop: Knows what the customer has bought.
  ///   - opener: Opens the settings.
  convenience init(shop: Shop, opener: Opener) {
    self.init(nibName: nil, bundle: nil)
    self.shop = shop
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", opens: .settings, opener)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Account"
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    view.addSubview(label)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let receipts = shop?.receipts, let last = receipts.last else { return }
    label.text =
      "\(receipts.count == 1 ? "1 order" : "\(receipts.count) orders"), the last to \(Printable.quoted(last.address))"
  }
}
