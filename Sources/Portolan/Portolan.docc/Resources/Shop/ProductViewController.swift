import Portolan

final class ProductViewController: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  required init?(coder: NSCoder) { nil }
}
