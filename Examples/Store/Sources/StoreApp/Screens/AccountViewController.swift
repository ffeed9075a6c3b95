public import Portolan
import StoreLinks

/// The screen with the customer's data and a button for the settings.
public final class AccountViewController: UIViewController {
  private var shop: Shop?
  private let label = UILabel()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Account"
  }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - shop: The shop with the customer's orders.
  ///   - opener: The opener for the settings.
  convenience init(shop: Shop, opener: Opener) {
    self.init(nibName: nil, bundle: nil)
    self.shop = shop
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", opens: .settings, opener)
  }

  /// Creates the screen from an archive.
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
