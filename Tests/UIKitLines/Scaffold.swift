import Portolan

/// The controller in which the lines of `Lines.swift` stand, with the views that they use.
final class Lines: UIViewController {
  enum Section: Hashable, Sendable { case main }

  let label = UILabel()
  let button = UIButton(type: .system)
  let imageView = UIImageView(image: nil)
  let textField = UITextField()
  let stack = UIStackView()
  let scrollView = UIScrollView()
  let container = UIView()
  let tableView = UITableView(frame: .zero, style: .grouped)
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let barItem = UIBarButtonItem()
  var tabItem = UITabBarItem()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: []))
  let picker = UIDatePicker()
  let wheels = UIPickerView()
  let stepper = UIStepper()
  let textView = UITextView()
  let searchBar = UISearchBar()
  let child = UIViewController()
  let navigation = UINavigationController()
  let tabs = UITabBarController()
  let split = UISplitViewController(style: .doubleColumn)
  let path = IndexPath(row: 0, section: 0)
  var tokens: [any NSObjectProtocol] = []

  enum Density: UITraitDefinition {
    static let defaultValue = 1
  }
}

extension Lines: UIDropInteractionDelegate {}
