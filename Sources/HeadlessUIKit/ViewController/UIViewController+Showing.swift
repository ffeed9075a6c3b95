extension UIViewController {
  final func showInContainer(_ controller: UIViewController, sender: Any?) {
    var candidate = parentReference
    while let ancestor = candidate {
      if ancestor.showsForChildren { return ancestor.show(controller, sender: sender) }
      candidate = ancestor.parentReference
    }
    present(controller, animated: UIView.areAnimationsEnabled, completion: nil)
  }

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled, completion: nil)
    }
  }
}
