extension UIViewController {
  final func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController, navigationController == nil {
      split.show(controller, sender: sender)
    } else if let navigation = navigationController {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true, completion: nil)
    }
  }

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true, completion: nil)
    }
  }
}
